import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { DescriptionList, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { SectionCard } from '../orders/section-card.tsx'
import { statusText } from '../orders/status-view.tsx'
import type { WithdrawalDetail } from './endpoints.ts'

/** Who withdraws from which order, as it was sent. */
export function StatementCard({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation(['orders', 'withdrawals'])
  const language = useLanguage()
  const { withdrawal, garments, order } = detail
  const { name, email, localizador: locator } = withdrawal
  const entry = (id: 'name' | 'email' | 'garments' | 'receivedAt' | 'before', description: string) => ({
    id,
    term: t(`withdrawals:statement.${id}`),
    description,
  })
  return (
    <SectionCard title={t('withdrawals:statement.title')}>
      <DescriptionList
        verbatim
        entries={[
          entry('name', name),
          entry('email', email),
          {
            id: 'order',
            term: t('withdrawals:statement.order'),
            description: order ? <TextLink href={orderPath(locator)}>{locator}</TextLink> : locator,
          },
          ...(order
            ? [
                {
                  id: 'status',
                  term: t('withdrawals:statement.status'),
                  description: statusText(order.basis.status, t),
                },
                {
                  id: 'orderedAt',
                  term: t('withdrawals:statement.orderedAt'),
                  description: formatDateTime(order.created_at, language),
                },
              ]
            : []),
          entry('garments', garments || t('withdrawals:statement.whole')),
          entry('receivedAt', formatDateTime(withdrawal.received_at, language)),
          entry('before', formatDateTime(withdrawal.refund_before, language)),
        ]}
      />
    </SectionCard>
  )
}
