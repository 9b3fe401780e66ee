import { toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { toOrder } from '@colada/domain/orders/contract'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Grid, Heading, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { handoverPath } from '../../platform/paths.ts'
import { OrderClaims } from '../claims/claim-list.tsx'
import { InvoiceLinks } from '../invoices/invoice-links.tsx'
import { GoodwillCard } from '../payments/goodwill-card.tsx'
import { PaymentCard } from '../payments/payment-card.tsx'
import { OrderRefunds } from '../payments/refund-list.tsx'
import { CustomerCard } from './customer-card.tsx'
import { type OrderDetail, useOrderQuery } from './endpoints.ts'
import { GarmentsCard } from './garments-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { IncidentsCard } from './incidents-card.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { LegsCard } from './legs-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { MovesCard } from './moves-card.tsx'
import { PriceCard } from './price-card.tsx'
import { PrintLinks } from './print-links.tsx'
import { ReturnCard } from './return-card.tsx'
import { StatusView } from './status-view.tsx'
import { UnknownOrder } from './unknown-order.tsx'

/** Everything of an order, and what the member may do with it. The API records who opens it. */
export function OrderView({ locator }: { locator: string }) {
  // Those of the dialogs and forms, too, so that none suspends the screen when it opens.
  const { t } = useTranslation(['orders', 'counter', 'drawer', 'incidents', 'shell'])
  const { currentData: data, ...result } = useOrderQuery(locator, { refetchOnMountOrArgChange: true })
  const title = t('orders:detail.title', { locator: locator.toUpperCase() })
  if (result.error && toProblem(result.error).code === statusCodes.notFound.code) return <UnknownOrder />
  return (
    <Stack gap="lg">
      <title>{`${title} | ${t('shell:name')}`}</title>
      <TextLink href="/orders" standalone>
        {t('orders:detail.back')}
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
        {(detail) => <Detail key={locator} detail={detail} />}
      </QueryView>
    </Stack>
  )
}

function Detail({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation(['orders', 'drawer'])
  const { version, allowed, customer, zone, timeline, incidents, ledger, mails } = detail
  const order = toOrder(detail.order)
  return (
    <Stack gap="lg">
      <PrintLinks order={order} />
      <InvoiceLinks locator={order.locator} />
      <ReturnCard
        locator={order.locator}
        version={version}
        isDue={order.isReturnDue}
        storeId={order.deliveries.at(-1)?.storeId ?? null}
      />
      <PaymentCard order={order} version={version} />
      <OrderRefunds locator={order.locator} />
      <OrderClaims locator={order.locator} />
      {allowed.includes(orderStatus.delivered) && (
        <TextLink href={handoverPath(order.locator)} standalone>
          {t('drawer:handover.link')}
        </TextLink>
      )}
      {incidents.length > 0 && <IncidentsCard incidents={incidents} />}
      <Grid gap="lg" columns={{ base: 1, md: 2 }}>
        <CustomerCard customer={customer} isBusiness={order.isBusiness} />
        <LegsCard order={order} zone={zone} />
      </Grid>
      <GarmentsCard order={order} />
      <PriceCard order={order} />
      <MovesCard detail={detail} />
      <HistoryCard events={timeline} />
      {ledger && <LedgerCard entries={ledger} />}
      {hasPaid(order) && <GoodwillCard locator={order.locator} version={version} />}
      <MailsCard mails={mails} />
    </Stack>
  )
}

/** An order on account is corrected on its account. */
function hasPaid({ isOnAccount, pending, total }: Order): boolean {
  return !isOnAccount && pending < total
}
