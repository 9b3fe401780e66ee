import { formatWeekday } from '@colada/client/format/dates'
import { formatList } from '@colada/client/format/list'
import { useLanguage } from '@colada/client/language/use-language'
import { selectableStores } from '@colada/domain/coverage/stores'
import { closedWeekdays } from '@colada/domain/schedule/lead-times'
import { type Zone, zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import { Stack, StoreSelector, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import type { Translate } from '../../platform/language/messages.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { LegVisit } from './leg.ts'
import type { SlotPricing } from './slot-views.ts'
import { visitTime } from './visit-time.ts'

export interface StorePickerProps {
  readonly name: 'pickup' | 'delivery'
  readonly storeId: number | null
  readonly visit: LegVisit | null
  readonly pricing: SlotPricing
  readonly onChoose: (storeId: number) => void
}

/** The store of a leg, with its address and hours; it is free, and needs no slot. Store mode offers three more. */
export default function StorePicker({ name, storeId, visit, pricing, onChoose }: StorePickerProps) {
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const stores = selectableStores(useAppSelector(selectStaff))
  const isPaid = pricing.kind === 'change' && pricing.legs[pricing.leg] > 0
  return (
    <Stack gap="sm">
      <StoreSelector
        label={t('schedule:store.label')}
        hint={t(isPaid ? 'schedule:store.kept' : 'schedule:store.free')}
        stores={stores.map(({ id, name: title, street, postalCode, town, zone }) => ({
          id: String(id),
          name: title,
          address: `${street}, ${postalCode} ${town}`,
          hours: openingHours(zones[zone], language, t),
        }))}
        value={String(storeId ?? '')}
        onChange={(id) => onChoose(Number(id))}
      />
      <Text size="small" tone="secondary" role="status">
        {visit ? visitTime(name, visit, language, t) : storeId !== null && t('schedule:store.waiting')}
      </Text>
    </Stack>
  )
}

/** "7:00–21:00, cerrado: domingo". */
function openingHours(zone: Zone, language: Language, t: Translate): string {
  const hours = formatServiceHours(zone)
  const closed = closedWeekdays(zone).map((day) => formatWeekday(day, language))
  return closed.length === 0
    ? t('schedule:store.everyDay', { hours })
    : t('schedule:store.closed', { hours, days: formatList(closed, language) })
}
