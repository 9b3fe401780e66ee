import { Button, Callout, OrderSummary, PriceSummary, Text } from '@colada/ui'
import { OrderItems } from '../../features/orders/order-items.tsx'
import { priceLines } from '../../features/orders/price-lines.ts'
import type { OrderedLine } from '../../features/orders/ordered-line.ts'
import { ReserveProblemView } from '../../features/orders/reserve-problem.tsx'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useWords } from '../../platform/language/words.tsx'
import { routePath } from '../../platform/routes/paths.ts'
import type { usePrice } from './use-price.ts'

export interface CheckoutSummaryProps {
  readonly items: readonly OrderedLine[]
  readonly price: ReturnType<typeof usePrice>
  /** Both legs have their address and hour. */
  readonly chosen: boolean
  readonly reservation: ReturnType<typeof useReserve>
  readonly onPlace: () => void
  readonly onRecalculate: () => void
}

/** What is ordered and what it costs, and the step that binds (trust 11). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { items, price, chosen, reservation, onPlace, onRecalculate } = props
  const { t, language } = useWords()
  const settled = price.quote !== undefined && !price.isFetching
  const missing = chosen ? undefined : t('orders:checkout.lit-confirmPickupYPago')
  return (
    <OrderSummary
      sticky
      heading={t('orders:checkout.summary')}
      headingLevel={2}
      action={
        <>
          {missing && (
            <Text size="small" tone="secondary">
              {missing}
            </Text>
          )}
          {price.error && !price.isFetching && (
            <Callout
              tone="danger"
              live="alert"
              actions={<Button onClick={() => void price.refetch()}>{t('account:calls.retry')}</Button>}
            >
              {problemText(price.error, t)}
            </Callout>
          )}
          {reservation.problem && (
            <ReserveProblemView
              problem={reservation.problem}
              ordersHref={routePath(language, 'Orders')}
              onRetry={onPlace}
              onRecalculate={onRecalculate}
              onDismiss={reservation.dismiss}
            />
          )}
          <Button
            size="large"
            fullWidth
            loading={reservation.isPlacing}
            loadingLabel={t('orders:checkout.placing')}
            unavailableBecause={missing ?? (settled ? undefined : t('orders:checkout.pricing'))}
            onClick={onPlace}
          >
            {t('orders:checkout.reserve')}
          </Button>
          <Text size="small" tone="muted">
            {t('orders:checkout.binding')}
          </Text>
        </>
      }
    >
      <OrderItems items={items} />
      <PriceSummary {...priceLines(price.prices, t)} busy={price.isFetching} />
    </OrderSummary>
  )
}
