import type { EstimatedPlace, ZipCheck } from '@colada/domain/coverage/contract'
import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { useState } from 'react'
import { useAppDispatch } from '../../platform/store/hooks.ts'

/** The API's client is imported with the first question. */
const importCheckZip = () => import('./check-zip.ts')

/** Where a check of a postal code stands. */
export type ZipCheckState =
  | { readonly kind: 'idle' | 'checking' | 'invalid' | 'failed' | 'sent' }
  | { readonly kind: 'covered' | 'notCovered'; readonly check: ZipCheck }

interface Interest {
  readonly email: string
  readonly busy: boolean
  readonly wrong: boolean
}

const noInterest: Interest = { email: '', busy: false, wrong: false }
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks whether the van comes, and takes an address where it does not (spec 000 §4, Zip check). */
export function useZipCheck() {
  const dispatch = useAppDispatch()
  const [value, setValue] = useState('')
  const [answer, setAnswer] = useState<ZipCheckState>({ kind: 'idle' })
  const [interest, setInterest] = useState(noInterest)
  const [guess, setGuess] = useState<EstimatedPlace | null>(null)
  const [isGuessing, setGuessing] = useState(false)

  const check = async (typed: string) => {
    const postalCode = trimPostalCode(typed)
    if (!isPostalCode(postalCode)) return setAnswer({ kind: 'invalid' })
    setAnswer({ kind: 'checking' })
    try {
      const { checkZip } = await importCheckZip()
      const found = await dispatch(checkZip({ postalCode }))
      setAnswer({ kind: found.covered ? 'covered' : 'notCovered', check: found })
    } catch {
      setAnswer({ kind: 'failed' })
    }
  }

  const leaveEmail = async () => {
    if (answer.kind !== 'notCovered') return
    const email = interest.email.trim()
    if (!emailPattern.test(email)) return setInterest({ ...interest, wrong: true })
    setInterest({ ...interest, busy: true, wrong: false })
    const { postalCode, checkId } = answer.check
    // A failure is not the customer's concern (spec 001 §7: only logged); the interest can be left again.
    await importCheckZip()
      .then(({ checkZip }) => dispatch(checkZip({ postalCode, interest: { email, checkId } })))
      .catch(() => undefined)
    setInterest(noInterest)
    setAnswer({ kind: 'sent' })
  }

  return {
    value,
    /** Puts a code in the field, without asking about it. */
    put: (typed: string) => setValue(trimPostalCode(typed)),
    type: (typed: string) => {
      setValue(trimPostalCode(typed))
      if (answer.kind !== 'checking') setAnswer({ kind: 'idle' })
    },
    answer,
    check: () => void check(value),
    /** Where the customer seems to be, while nothing has been typed or asked. */
    guess: value === '' && answer.kind === 'idle' ? guess : null,
    /** Asks for a guess, once: a stranger is told an address only when its customer turns to the field. */
    wantGuess: () => {
      if (isGuessing) return
      setGuessing(true)
      void importCheckZip()
        .then(({ estimatePlace }) => dispatch(estimatePlace()))
        .then(setGuess, () => undefined)
    },
    takeGuess: (place: EstimatedPlace) => {
      setValue(place.postalCode)
      void check(place.postalCode)
    },
    interest,
    typeEmail: (email: string) => setInterest({ ...interest, email, wrong: false }),
    leaveEmail: () => void leaveEmail(),
  }
}
