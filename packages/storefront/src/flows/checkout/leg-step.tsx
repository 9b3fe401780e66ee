import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { Cents } from '@colada/domain/money/money'
import { LegCard } from '@colada/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressChoice } from '../../features/account/addresses/address-choice.tsx'
import type { LegDraft, OrderDraft } from '../../features/orders/order-draft.ts'
import { LegPickers } from '../../features/schedule/leg-pickers.tsx'
import { isChosen, type Leg } from '../../features/schedule/leg.ts'
import { shownDay } from '../../features/schedule/slot-views.ts'
import { visitTime } from '../../features/schedule/visit-time.ts'

export interface LegStepProps {
  readonly step: 1 | 2
  readonly name: 'pickup' | 'delivery'
  readonly leg: Leg
  readonly choice: LegDraft
  readonly transport: Cents
  readonly onChange: (part: Pick<OrderDraft, 'pickup'> | Pick<OrderDraft, 'delivery'>) => void
}

/** Address and slot of a leg; the heading shows the chosen slot. Rendered again only when its leg changes. */
export const LegStep = memo(function LegStep({ step, name, leg, choice, transport, onChange }: LegStepProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const { days, date, slot, visit } = leg
  const day = slot && shownDay(days.currentData, date)
  return (
    <LegCard
      step={step}
      heading={t(`schedule:${name}Title`)}
      headingLevel={2}
      state={isChosen(leg) ? 'done' : leg.place === 'address' && days.isUninitialized ? 'blocked' : 'open'}
      {...(visit && { summary: `${visit.store.name} · ${visitTime(name, visit, language, t)}` })}
      {...(day && {
        summary: t('schedule:chosen', {
          day: formatDay(day.date, language),
          hours: formatHours(slot.start, slot.end),
        }),
      })}
    >
      <LegPickers
        name={name}
        leg={leg}
        choice={choice}
        pricing={{ kind: 'new', transport }}
        AddressPicker={AddressChoice}
        onChange={(chosen) => onChange(name === 'pickup' ? { pickup: chosen } : { delivery: chosen })}
      />
    </LegCard>
  )
})
