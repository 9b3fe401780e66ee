import type { Cents } from '@colada/domain/money/money'
import { LegCard } from '@colada/ui'
import { AddressChoice } from '../../features/account/address-choice.tsx'
import { shownDay } from '../../features/schedule/slot-views.ts'
import { formatDay, formatHours } from '../../platform/format/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { LegPickers } from '../../features/schedule/leg-pickers.tsx'
import type { Leg, LegChoice } from '../../features/schedule/leg.ts'

export interface LegStepProps {
  readonly step: 1 | 2
  readonly leg: Leg
  readonly transport: Cents
  readonly onChange: (draft: LegChoice) => void
}

/** Address and slot of a leg; the heading shows the chosen slot. */
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
        pricing={{ kind: 'new', transport }}
        AddressPicker={AddressChoice}
        onChange={onChange}
      />
    </LegCard>
  )
}
