import { ButtonLink, ZipCheck, type ZipCheckProps } from '@colada/ui'
import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { useState } from 'react'
import { useTypedEarly } from '../../platform/browser/use-typed-early.ts'
import { useWords } from '../../platform/language/words.tsx'
import { askZip } from './ask-zip.ts'

type State = ZipCheckProps['state']
type Answer =
  | { readonly kind: 'idle' | 'checking' | 'invalid' | 'failed' | 'covered' | 'sent' }
  | { readonly kind: 'notCovered'; readonly checkId: number; readonly checked: string }

/** Whether the van comes to a postal code; where it does not, an address can be left (spec 000 §4, Zip check). */
export function ZipChecker({ servicesHref }: { servicesHref: string }) {
  const { t } = useWords()
  const [value, setValue] = useState('')
  const around = useTypedEarly<HTMLDivElement>((typed) => setValue(trimPostalCode(typed)))
  const [town, setTown] = useState('')
  const [answer, setAnswer] = useState<Answer>({ kind: 'idle' })
  const [email, setEmail] = useState({ value: '', busy: false, wrong: false })
  // Every word is said while rendering, so that the document brings those of the answers, too.
  const words = {
    invalid: t('coverage:zip.invalid'),
    failed: t('coverage:zip.failed'),
    covered: t('coverage:zip.covered', { town: town || value }),
    coveredText: t('coverage:zip.coveredText'),
    choose: t('coverage:zip.choose'),
    notCovered: t('coverage:zip.notCovered', { code: answer.kind === 'notCovered' ? answer.checked : value }),
    notCoveredText: t('coverage:zip.notCoveredText'),
    email: t('coverage:zip.email'),
    emailWrong: t('coverage:zip.emailWrong'),
    send: t('coverage:zip.send'),
    sending: t('coverage:zip.sending'),
    sent: t('coverage:zip.sent'),
  }

  const check = async () => {
    const postalCode = trimPostalCode(value)
    if (!isPostalCode(postalCode)) return setAnswer({ kind: 'invalid' })
    setAnswer({ kind: 'checking' })
    try {
      const result = await askZip({ postalCode })
      setTown(result.town)
      setAnswer(
        result.covered
          ? { kind: 'covered' }
          : { kind: 'notCovered', checkId: result.checkId, checked: postalCode },
      )
    } catch {
      setAnswer({ kind: 'failed' })
    }
  }

  const leaveEmail = async () => {
    if (answer.kind !== 'notCovered') return
    const address = email.value.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return setEmail({ ...email, wrong: true })
    setEmail({ ...email, busy: true, wrong: false })
    // A failure is not the customer's concern (spec 001 §7: only logged); the interest can be left again.
    await askZip({ postalCode: answer.checked, interest: { email: address, checkId: answer.checkId } }).catch(
      () => undefined,
    )
    setEmail({ value: '', busy: false, wrong: false })
    setAnswer({ kind: 'sent' })
  }

  return (
    <div ref={around}>
      <ZipCheck
        label={t('coverage:zip.label')}
        hint={t('coverage:zip.hint')}
        submitLabel={t('coverage:zip.check')}
        checkingLabel={t('coverage:zip.checking')}
        value={value}
        onChange={(typed) => {
          setValue(trimPostalCode(typed))
          if (answer.kind !== 'checking') setAnswer({ kind: 'idle' })
        }}
        onCheck={() => void check()}
        state={stateOf()}
      />
    </div>
  )

  function stateOf(): State {
    switch (answer.kind) {
      case 'invalid':
        return { kind: 'invalid', text: words.invalid }
      case 'failed':
        return { kind: 'failed', text: words.failed }
      case 'covered':
        return {
          kind: 'covered',
          title: words.covered,
          text: words.coveredText,
          action: <ButtonLink href={servicesHref}>{words.choose}</ButtonLink>,
        }
      case 'sent':
        return { kind: 'sent', text: words.sent }
      case 'notCovered':
        return {
          kind: 'notCovered',
          title: words.notCovered,
          text: words.notCoveredText,
          email: {
            label: words.email,
            value: email.value,
            error: email.wrong ? words.emailWrong : undefined,
            submitLabel: words.send,
            busyLabel: words.sending,
            busy: email.busy,
            onChange: (typed) => setEmail({ ...email, value: typed, wrong: false }),
            onSubmit: () => void leaveEmail(),
          },
        }
      default:
        return { kind: answer.kind }
    }
  }
}
