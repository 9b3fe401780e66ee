import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
import { Table } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { eventText } from './event-text.ts'
import { SectionCard } from './section-card.tsx'

/** What happened to an order, who did it and why. */
export function HistoryCard({ events }: { events: OrderDetail['timeline'] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const actorText = ({ actor }: TimelineEvent) => {
    if (!actor) return t('orders:detail.actor.unknown')
    return actor.name === '' ? t(`orders:detail.actor.${actor.kind}`) : actor.name
  }
  const reasonText = (event: TimelineEvent) =>
    event.kind === 'status' ? (event.reason ?? (event.text || t('orders:none'))) : t('orders:none')
  return (
    <SectionCard title={t('orders:detail.history')}>
      <Table
        hideCaption
        caption={t('orders:detail.history')}
        rows={events.map((event, position) => ({ event, position }))}
        getKey={({ position }) => String(position)}
        columns={[
          { id: 'what', label: t('orders:detail.what'), cell: ({ event }) => eventText(event, t) },
          {
            id: 'time',
            label: t('orders:detail.time'),
            cell: ({ event }) => formatDateTime(event.at, language),
          },
          { id: 'who', label: t('orders:detail.who'), cell: ({ event }) => actorText(event) },
          { id: 'reason', label: t('orders:detail.reason'), cell: ({ event }) => reasonText(event) },
        ]}
      />
    </SectionCard>
  )
}
