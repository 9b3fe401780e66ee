import { QueryView } from '@colada/client/api/query-view'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { ButtonLink, Callout, EmptyState, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CounterRefund, useCounterRefundsQuery } from './endpoints.ts'
import { RefundCard } from './refund-card.tsx'

/** The refunds that wait for a counter, of all orders. */
export function RefundList() {
  const { t } = useTranslation('drawer')
  const refunds = useCounterRefundsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [done, setDone] = useState<CounterRefund>()
  return (
    <Stack gap="lg">
      {done && <RefundDone refund={done} />}
      <QueryView
        query={refunds}
        loadingLabel={t('drawer:refunds.loading')}
        rows={4}
        failedTitle={t('drawer:refunds.failed')}
      >
        {(waiting) =>
          waiting.length === 0 ? (
            <EmptyState
              title={t('drawer:refunds.emptyTitle')}
              actions={<ButtonLink href="/orders">{t('drawer:refunds.toOrders')}</ButtonLink>}
            >
              {t('drawer:refunds.emptyText')}
            </EmptyState>
          ) : (
            waiting.map((refund) => (
              <RefundCard key={refund.id} refund={refund} showsOrder onDone={() => setDone(refund)} />
            ))
          )
        }
      </QueryView>
    </Stack>
  )
}

/** The refunds of an order that wait for a counter; nothing without them. */
export function OrderRefunds({ locator }: { readonly locator: string }) {
  const { data: waiting = [] } = useCounterRefundsQuery(locator, { refetchOnMountOrArgChange: true })
  const [done, setDone] = useState<CounterRefund>()
  return (
    <>
      {done && <RefundDone refund={done} />}
      {waiting.map((refund) => (
        <RefundCard key={refund.id} refund={refund} onDone={() => setDone(refund)} />
      ))}
    </>
  )
}

function RefundDone({ refund: { amount, localizador: locator } }: { readonly refund: CounterRefund }) {
  const { t } = useTranslation('drawer')
  return (
    <Callout tone="success" live="status">
      {t('drawer:refunds.done', { amount: formatMoney(fromEuros(amount)), locator })}
    </Callout>
  )
}
