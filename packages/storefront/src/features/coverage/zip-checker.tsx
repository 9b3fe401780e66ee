import { slotHours, type Zone } from '@colada/domain/schedule/zones'
import { ButtonLink, ZipCheck, type ZipCheckProps } from '@colada/ui'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import { formatWeekday } from '../../platform/format/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { useZipCheck } from './use-zip-check.ts'

type State = ZipCheckProps['state']

/** Whether the van comes to a postal code, and when; where it does not, an address can be left (spec 000 §4, Zip check). */
export function ZipChecker({ servicesHref }: { servicesHref: string }) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const { value, put, type, answer, check, guess, wantGuess, takeGuess, interest, typeEmail, leaveEmail } =
    useZipCheck()
  const around = useEarlyInput<HTMLDivElement>(put)

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
          suggestion: {
            text: guess.town === '' ? '' : t('coverage:zip.guess', { town: guess.town }),
            label: t('coverage:zip.useGuess', { code: guess.postalCode }),
            onClick: () => takeGuess(guess),
          },
        })}
        state={stateOf()}
      />
    </div>
  )

  /** From which day to which, and from what hour to what. */
  function hoursOf(zone: Zone | null) {
    const weekday = (at: 0 | -1) => formatWeekday(zone?.weekdays.at(at) ?? 1, language)
    const { opens = 0, closes = 0 } = zone ?? {}
    return { first: weekday(0), last: weekday(-1), opens, closes, slot: slotHours }
  }

  function stateOf(): State {
    switch (answer.kind) {
      case 'invalid':
      case 'failed':
        return { kind: answer.kind, text: t(`coverage:zip.${answer.kind}`) }
      case 'sent':
        return { kind: 'sent', text: t('coverage:zip.sent') }
      case 'covered':
        return {
          kind: 'covered',
          title: t('coverage:zip.covered', { town: answer.check.town || value }),
          text: t('coverage:zip.coveredText', hoursOf(answer.check.zone)),
          action: <ButtonLink href={servicesHref}>{t('coverage:zip.choose')}</ButtonLink>,
        }
      case 'notCovered':
        return {
          kind: 'notCovered',
          title: t('coverage:zip.notCovered', { code: answer.check.postalCode }),
          text: t('coverage:zip.notCoveredText'),
          email: {
            label: t('coverage:zip.email'),
            value: interest.email,
            error: interest.wrong ? t('coverage:zip.emailWrong') : undefined,
            submitLabel: t('coverage:zip.send'),
            busyLabel: t('coverage:zip.sending'),
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
