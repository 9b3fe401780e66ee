import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Table } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { SectionCard } from './section-card.tsx'
import { statusText } from './status-view.tsx'

type Step = OrderDetail['steps'][number]

/** The statuses of an order, who set them and why. */
export function HistoryCard({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const actorText = ({ actor }: Step) => {
    if (!actor) return t('orders:detail.actor.unknown')
    return actor.name === '' ? t(`orders:detail.actor.${actor.kind}`) : actor.name
  }
  return (
    <SectionCard title={t('orders:detail.history')}>
      <Table
        hideCaption
        caption={t('orders:detail.history')}
        rows={steps.map((step, position) => ({ ...step, position }))}
        getKey={({ position }) => String(position)}
        columns={[
          { id: 'what', label: t('orders:detail.what'), cell: ({ status }) => statusText(status, t) },
          { id: 'time', label: t('orders:detail.time'), cell: ({ at }) => formatDateTime(at, language) },
          { id: 'who', label: t('orders:detail.who'), cell: actorText },
          {
            id: 'reason',
            label: t('orders:detail.reason'),
            cell: ({ reason }) => reason ?? t('orders:none'),
          },
        ]}
      />
    </SectionCard>
  )
}
