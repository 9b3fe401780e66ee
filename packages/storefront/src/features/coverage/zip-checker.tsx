import { slotHours } from '@colada/domain/schedule/zones'
import { ButtonLink, ZipCheck, type ZipCheckProps } from '@colada/ui'
import { useTypedEarly } from '../../platform/browser/use-typed-early.ts'
import { formatWeekday } from '../../platform/format/dates.ts'
import { useWords } from '../../platform/language/words.tsx'
import { useZipCheck } from './use-zip-check.ts'

type State = ZipCheckProps['state']

/** Whether the van comes to a postal code, and when; where it does not, an address can be left (spec 000 §4, Zip check). */
export function ZipChecker({ servicesHref }: { servicesHref: string }) {
  const { t, language } = useWords()
  const { value, put, type, answer, check, guess, wantGuess, takeGuess, interest, typeEmail, leaveEmail } =
    useZipCheck()
  const around = useTypedEarly<HTMLDivElement>(put)
  const found = 'check' in answer ? answer.check : null
  const weekday = (at: 0 | -1) => formatWeekday(found?.zone?.weekdays.at(at) ?? 1, language)
  // Every word is said while rendering, so that the document brings those of the answers, too.
  const words = {
    invalid: t('coverage:zip.invalid'),
    failed: t('coverage:zip.failed'),
    covered: t('coverage:zip.covered', { town: found?.town || value }),
    coveredText: t('coverage:zip.coveredText', {
      first: weekday(0),
      last: weekday(-1),
      opens: found?.zone?.opens ?? 0,
      closes: found?.zone?.closes ?? 0,
      slot: slotHours,
    }),
    choose: t('coverage:zip.choose'),
    notCovered: t('coverage:zip.notCovered', { code: found?.postalCode ?? value }),
    notCoveredText: t('coverage:zip.notCoveredText'),
    email: t('coverage:zip.email'),
    emailWrong: t('coverage:zip.emailWrong'),
    send: t('coverage:zip.send'),
    sending: t('coverage:zip.sending'),
    sent: t('coverage:zip.sent'),
    guess: guess?.town === '' ? '' : t('coverage:zip.guess', { town: guess?.town ?? '' }),
    useGuess: t('coverage:zip.useGuess', { code: guess?.postalCode ?? '' }),
  }

  return (
    <div ref={around} onFocus={wantGuess}>
      <ZipCheck
        label={t('coverage:zip.label')}
        hint={t('coverage:zip.hint')}
        submitLabel={t('coverage:zip.check')}
        checkingLabel={t('coverage:zip.checking')}
        value={value}
        onChange={type}
        onCheck={check}
        {...(guess && {
          guess: { text: words.guess, label: words.useGuess, onPress: () => takeGuess(guess) },
        })}
        state={stateOf()}
      />
    </div>
  )

  function stateOf(): State {
    switch (answer.kind) {
      case 'invalid':
      case 'failed':
      case 'sent':
        return { kind: answer.kind, text: words[answer.kind] }
      case 'covered':
        return {
          kind: 'covered',
          title: words.covered,
          text: words.coveredText,
          action: <ButtonLink href={servicesHref}>{words.choose}</ButtonLink>,
        }
      case 'notCovered':
        return {
          kind: 'notCovered',
          title: words.notCovered,
          text: words.notCoveredText,
          email: {
            label: words.email,
            value: interest.email,
            error: interest.wrong ? words.emailWrong : undefined,
            submitLabel: words.send,
            busyLabel: words.sending,
            busy: interest.busy,
            onChange: typeEmail,
            onSubmit: leaveEmail,
          },
        }
      default:
        return { kind: answer.kind }
    }
  }
}
