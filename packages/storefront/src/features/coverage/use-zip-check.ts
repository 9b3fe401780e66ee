import type { EstimatedPlace, ZipCheck } from '@colada/domain/coverage/contract'
import {
  type PostalCodeProblem,
  postalCodeProblem,
  trimPostalCode,
} from '@colada/domain/coverage/postal-code'
import { useState } from 'react'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { placeChecked } from '../../platform/store/place-slice.ts'

/** RTK Query is imported with the first check. */
const importCheckZip = () => import('./check-zip.ts')

/** The state of a check. */
export type ZipCheckState =
  | { readonly kind: 'idle' | 'checking' | 'failed' | 'sent' }
  | { readonly kind: 'invalid'; readonly problem: PostalCodeProblem }
  | { readonly kind: 'covered' | 'notCovered'; readonly check: ZipCheck }

interface Interest {
  readonly email: string
  readonly busy: boolean
  readonly isInvalid: boolean
}

const noInterest: Interest = { email: '', busy: false, isInvalid: false }
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Checks whether a postal code is covered, and takes an e-mail address when it is not (spec 000 §4, Zip check). */
export function useZipCheck() {
  const dispatch = useAppDispatch()
  const [value, setValue] = useState('')
  const [state, setState] = useState<ZipCheckState>({ kind: 'idle' })
  const [interest, setInterest] = useState(noInterest)
  const [estimate, setEstimate] = useState<EstimatedPlace | null>(null)
  const [isEstimateRequested, setEstimateRequested] = useState(false)

  const check = async (typed: string) => {
    const postalCode = trimPostalCode(typed)
    const problem = postalCodeProblem(postalCode)
    if (problem) return setState({ kind: 'invalid', problem })
    setState({ kind: 'checking' })
    try {
      const { checkZip } = await importCheckZip()
      const found = await dispatch(checkZip({ postalCode }))
      setState({ kind: found.isCovered ? 'covered' : 'notCovered', check: found })
      const { zone, town } = found
      if (zone) dispatch(placeChecked({ postalCode: found.postalCode, zone: zone.id, town }))
    } catch {
      setState({ kind: 'failed' })
    }
  }

  const sendEmail = async (typed: string) => {
    if (state.kind !== 'notCovered') return
    const email = typed.trim()
    if (!emailPattern.test(email)) return setInterest({ ...interest, email: typed, isInvalid: true })
    setInterest({ email: typed, busy: true, isInvalid: false })
    const { postalCode, checkId } = state.check
    // A failure is only logged (spec 001 §7), and the address can be sent again.
    await importCheckZip()
      .then(({ checkZip }) => dispatch(checkZip({ postalCode, interest: { email, checkId } })))
      .catch(() => undefined)
    setInterest(noInterest)
    setState({ kind: 'sent' })
  }

  return {
    value,
    /** Sets the code without a check. */
    prefill: (typed: string) => setValue(trimPostalCode(typed)),
    change: (typed: string) => {
      setValue(trimPostalCode(typed))
      if (state.kind !== 'checking') setState({ kind: 'idle' })
    },
    state,
    check: (typed: string) => {
      setValue(trimPostalCode(typed))
      void check(typed)
    },
    /** An estimate of the customer's place, until a code is typed or checked. */
    estimate: value === '' && state.kind === 'idle' ? estimate : null,
    /** Requests the estimate once. It sends the IP address to a third party, so it waits for the focus of the field. */
    requestEstimate: () => {
      if (isEstimateRequested) return
      setEstimateRequested(true)
      void importCheckZip()
        .then(({ estimatePlace }) => dispatch(estimatePlace()))
        .then(setEstimate, () => undefined)
    },
    interest,
    changeEmail: (email: string) => setInterest({ ...interest, email, isInvalid: false }),
    sendEmail: (email: string) => void sendEmail(email),
  }
}
