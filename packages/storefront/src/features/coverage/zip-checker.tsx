import { useLanguage } from '@colada/client/language/use-language'
import { withLeadingZero } from '@colada/domain/coverage/postal-code'
import { SLOT_HOURS, type Zone } from '@colada/domain/schedule/zones'
import { ButtonLink, ZipCheck, type ZipCheckProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useEarlyInput } from '../../platform/browser/use-early-input.ts'
import { formatWeekdayRange } from '../../platform/format/service.ts'
import { useZipCheck } from './use-zip-check.ts'

type State = ZipCheckProps['state']

/** Checks whether and when a postal code is covered; otherwise takes an e-mail address (spec 000 §4, Zip check). */
export function ZipChecker({ servicesHref }: { servicesHref: string }) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const { value, state, estimate, interest, ...actions } = useZipCheck()
  const suggested = state.kind === 'invalid' ? withLeadingZero(value) : estimate?.postalCode
  const container = useEarlyInput<HTMLDivElement>(actions.prefill)

  return (
    <div ref={container} onFocus={actions.requestEstimate}>
      <ZipCheck
        label={t('coverage:zip.label')}
        hint={t('coverage:zip.hint')}
        submitLabel={t('coverage:zip.check')}
        checkingLabel={t('coverage:zip.checking')}
        value={value}
        onChange={actions.change}
        onCheck={actions.check}
        {...(suggested && {
          suggestion: {
            text: estimate?.town ? t('coverage:zip.guess', { town: estimate.town }) : '',
            label: t('coverage:zip.useGuess', { code: suggested }),
            onClick: () => actions.check(suggested),
          },
        })}
        state={toViewState()}
      />
    </div>
  )

  /** First and last day and hour of a zone. */
  function hoursOf(zone: Zone | null) {
    const { weekdays = [], opens = 0, closes = 0 } = zone ?? {}
    return { ...formatWeekdayRange({ weekdays }, language), opens, closes, slot: SLOT_HOURS }
  }

  function toViewState(): State {
    switch (state.kind) {
      case 'invalid':
        return { kind: 'invalid', text: t(`coverage:zip.problems.${state.problem}`) }
      case 'failed':
        return { kind: 'failed', text: t('coverage:zip.failed') }
      case 'sent':
        return { kind: 'sent', text: t('coverage:zip.sent') }
      case 'covered':
        return {
          kind: 'covered',
          title: t('coverage:zip.covered', { town: state.check.town || value }),
          text: t('coverage:zip.coveredText', hoursOf(state.check.zone)),
          action: <ButtonLink href={servicesHref}>{t('coverage:zip.choose')}</ButtonLink>,
        }
      case 'notCovered':
        return {
          kind: 'notCovered',
          title: t('coverage:zip.notCovered', { code: state.check.postalCode }),
          text: t('coverage:zip.notCoveredText'),
          email: {
            label: t('coverage:zip.email'),
            value: interest.email,
            error: interest.isInvalid ? t('coverage:zip.emailWrong') : undefined,
            submitLabel: t('coverage:zip.send'),
            busyLabel: t('coverage:zip.sending'),
            busy: interest.busy,
            onChange: actions.changeEmail,
            onSubmit: actions.sendEmail,
          },
        }
      default:
        return { kind: state.kind }
    }
  }
}
