import { problemText, toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { toOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Heading, Inline, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { StorageCard } from '../claims/storage-card.tsx'
import { owesAtCounter } from '../payments/owes-at-counter.ts'
import { PaymentCard } from '../payments/payment-card.tsx'
import { type OrderDetail, useMoveOrderMutation, useOrderQuery } from './endpoints.ts'
import { GarmentsCard } from './garments-card.tsx'
import { StatusView, statusText } from './status-view.tsx'
import { UnknownOrder } from './unknown-order.tsx'

/** Hands the garments of an order over at a store: what they are, what is still owed, and the handover. */
export function HandoverView({ locator }: { readonly locator: string }) {
  const { t } = useTranslation(['drawer', 'orders', 'shell'])
  const { currentData: data, ...result } = useOrderQuery(locator, { refetchOnMountOrArgChange: true })
  const title = t('drawer:handover.title', { locator: locator.toUpperCase() })
  if (result.error && toProblem(result.error).code === statusCodes.notFound.code) return <UnknownOrder />
  return (
    <Stack gap="lg">
      <title>{`${title} | ${t('shell:name')}`}</title>
      <TextLink href={orderPath(locator)} standalone>
        {t('drawer:handover.back')}
      </TextLink>
      <Inline gap="md">
        <Heading level={1}>{title}</Heading>
        {data && <StatusView status={data.order.status} />}
      </Inline>
      <QueryView
        query={{ ...result, data }}
        loadingLabel={t('orders:detail.loading')}
        rows={8}
        failedTitle={t('orders:detail.failed')}
      >
        {(detail) => <Handover detail={detail} />}
      </QueryView>
    </Stack>
  )
}

function Handover({ detail }: { readonly detail: OrderDetail }) {
  const { t } = useTranslation(['incidents', 'drawer', 'orders', 'common'])
  const [moveOrder, { isLoading, data, error }] = useMoveOrderMutation()
  const order = toOrder(detail.order)
  const isReady = detail.allowed.includes(orderStatus.delivered)
  const isConflict = error && toProblem(error).code === statusCodes.versionChanged.code
  const { storage } = detail
  const stored = storage && storage.fee > 0 ? t('incidents:storage.first') : undefined
  const unpaid = stored ?? (owesAtCounter(order) ? t('drawer:handover.unpaid') : undefined)
  const handOver = () => {
    const body = { status: orderStatus.delivered, version: detail.version, reason: '', missing_items: [] }
    void moveOrder({ locator: order.locator, body })
  }
  return (
    <Stack gap="lg">
      <GarmentsCard order={order} />
      {storage && storage.fee > 0 && (
        <StorageCard locator={order.locator} version={detail.version} storage={storage} />
      )}
      <PaymentCard order={order} version={detail.version} />
      {error && (
        <Callout tone={isConflict ? 'warning' : 'danger'} live="alert">
          {isConflict ? t('drawer:payment.conflict') : problemText(error, t)}
        </Callout>
      )}
      {data ? (
        <Callout tone="success" live="status">
          {t('drawer:handover.done')}
        </Callout>
      ) : isReady ? (
        <Inline>
          <Button
            size="large"
            loading={isLoading}
            loadingLabel={t('drawer:busy')}
            unavailableReason={unpaid}
            onClick={handOver}
          >
            {t('drawer:handover.submit')}
          </Button>
          {unpaid !== undefined && <Text tone="secondary">{unpaid}</Text>}
        </Inline>
      ) : (
        <Callout title={t('drawer:handover.notReadyTitle')}>
          {t('drawer:handover.notReadyText', { status: statusText(order.status, t) })}
        </Callout>
      )}
    </Stack>
  )
}
