import { formatDateTime, formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order, OrderLeg } from '@colada/domain/orders/order'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { DescriptionList, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { SectionCard } from './section-card.tsx'

/** When and where an order is picked up and delivered. */
export function LegsCard({ order, zone }: { order: Order; zone: ZoneId | null }) {
  const { t } = useTranslation('orders')
  const legs = [
    ...order.pickups.map((leg) => ({
      id: 'pickup',
      term: t(`orders:${leg.place === 'store' ? 'detail.dropOff' : 'detail.pickup'}`),
      leg,
    })),
    ...order.deliveries.map((leg) => ({
      id: 'delivery',
      term: t(`orders:${leg.place === 'store' ? 'detail.collection' : 'detail.delivery'}`),
      leg,
    })),
  ]
  return (
    <SectionCard title={t('orders:detail.legs')}>
      {legs.length === 0 ? (
        <Text>{t('orders:detail.noLegs')}</Text>
      ) : (
        <DescriptionList
          verbatim
          layout="stacked"
          entries={[
            ...legs.map(({ id, term, leg }) => ({ id, term, description: <LegText leg={leg} /> })),
            ...(zone
              ? [{ id: 'zone', term: t('orders:columns.zone'), description: t(`orders:zones.${zone}`) }]
              : []),
          ]}
        />
      )}
    </SectionCard>
  )
}

function LegText({ leg }: { leg: OrderLeg }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const when = { day: formatDay(leg.date, language), hours: formatHours(leg.start, leg.end) }
  return (
    <Stack gap="xxs">
      <span>{t(leg.place === 'store' ? 'orders:detail.from' : 'orders:detail.when', when)}</span>
      {leg.bringBefore !== null && (
        <span>{t('orders:detail.bringBefore', { time: formatDateTime(leg.bringBefore, language) })}</span>
      )}
      <span>{leg.address}</span>
    </Stack>
  )
}
