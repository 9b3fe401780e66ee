import type { Cents } from '@colada/domain/money/money'
import { LegCard } from '@colada/ui'
import type { LegDraft } from '../../features/orders/order-draft.ts'
import { shownDay } from '../../features/schedule/slot-views.ts'
import { formatDay, formatHours } from '../../platform/format/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { LegPickers } from './leg-pickers.tsx'
import type { Leg } from './use-legs.ts'

export interface LegStepProps {
  readonly step: 1 | 2
  readonly leg: Leg
  readonly transport: Cents
  readonly onChange: (draft: LegDraft) => void
}

/** Where and when for one leg, with what is chosen in its head. */
export function LegStep({ step, leg, transport, onChange }: LegStepProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const { days, date, slot } = leg
  const isPickup = step === 1
  const day = slot && shownDay(days.currentData, date)
  return (
    <LegCard
      step={step}
      heading={t(isPickup ? 'schedule:pickupTitle' : 'schedule:deliveryTitle')}
      headingLevel={2}
      state={slot ? 'done' : days.isUninitialized ? 'blocked' : 'open'}
      {...(day && {
        summary: t('schedule:chosen', {
          day: formatDay(day.date, language),
          hours: formatHours(slot.start, slot.end),
        }),
      })}
    >
      <LegPickers
        name={isPickup ? 'pickup' : 'delivery'}
        leg={leg}
        transport={transport}
        onChange={onChange}
      />
    </LegCard>
  )
}
