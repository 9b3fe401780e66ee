import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Table, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { SectionCard } from './section-card.tsx'

type Entry = NonNullable<OrderDetail['ledger']>[number]

/** The payments and refunds of an order. */
export function LedgerCard({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const amountText = ({ kind, amount }: Entry) => {
    const cents = fromEuros(amount)
    return formatMoney(kind === 'refund' ? -cents : cents)
  }
  return (
    <SectionCard title={t('orders:detail.ledger')}>
      {entries.length === 0 ? (
        <Text>{t('orders:detail.noLedger')}</Text>
      ) : (
        <Table
          hideCaption
          caption={t('orders:detail.ledger')}
          rows={entries.map((entry, position) => ({ ...entry, position }))}
          getKey={({ position }) => String(position)}
          columns={[
            {
              id: 'what',
              label: t('orders:detail.what'),
              cell: ({ kind, reason }) =>
                t(reason === 'goodwill' ? 'orders:goodwill.title' : `orders:detail.kind.${kind}`),
            },
            {
              id: 'time',
              label: t('orders:detail.time'),
              cell: ({ created_at: at, done_at: doneAt }) => formatDateTime(doneAt ?? at, language),
            },
            {
              id: 'provider',
              label: t('orders:detail.provider'),
              cell: ({ provider, card }) =>
                card ? t('orders:detail.cardEnding', { last4: card.last4 }) : t(`orders:detail.${provider}`),
            },
            {
              id: 'state',
              label: t('orders:detail.state'),
              cell: ({ status }) => t(`orders:detail.ledgerStatus.${status}`),
            },
            { id: 'amount', label: t('orders:detail.amount'), align: 'end', cell: amountText },
          ]}
        />
      )}
    </SectionCard>
  )
}
