import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { DatedSlot } from '@colada/domain/schedule/nearest-free-slots'
import { SlotOffer } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface FreeSlotOfferProps {
  readonly title: string
  readonly text: string
  /** The slots are being loaded. */
  readonly busy?: boolean
  readonly slots: readonly DatedSlot[]
  readonly onChoose: (slot: DatedSlot) => void
}

/** Offers a few free slots, each by its day and hours. */
export function FreeSlotOffer({ slots, onChoose, ...texts }: FreeSlotOfferProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  return (
    <SlotOffer
      {...texts}
      offers={slots.map(({ date, hour }) => ({
        id: String(hour.id),
        label: t('schedule:chosen', {
          day: formatDay(date, language),
          hours: formatHours(hour.start, hour.end),
        }),
      }))}
      onChoose={(id) => {
        const chosen = slots.find(({ hour }) => String(hour.id) === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
