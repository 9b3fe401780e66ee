import type { User } from '@colada/domain/account/user'
import type { Order } from '@colada/domain/orders/order'
import { Card, Heading, Sidebar, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CartLineList, type CartLineListProps } from '../../features/cart/cart-lines.tsx'
import { selectCoupon } from '../../features/cart/cart-slice.ts'
import { billedNote, isBilledTo, payNowField } from '../../features/orders/billed.ts'
import { bindingButton } from '../../features/orders/binding-button.ts'
import { BindingSummary } from '../../features/orders/binding-summary.tsx'
import { LeaveCheckout } from '../../features/orders/leave-checkout.tsx'
import { clearDraft, useOrderDraft } from '../../features/orders/order-draft.ts'
import { OrderItems } from '../../features/orders/order-items.tsx'
import { OverCredit } from '../../features/orders/over-credit.tsx'
import { priceLines, vatOf } from '../../features/orders/price-lines.ts'
import { toPurchase } from '../../features/orders/reservation.ts'
import { TotalChangeNotice } from '../../features/orders/total-change-notice.tsx'
import { type CounterOutcome, useCounterPayment } from '../../features/orders/use-counter-payment.tsx'
import { useReserve } from '../../features/orders/use-reserve.ts'
import { PromoCode } from '../../features/promotions/promo-code.tsx'
import { usePromo } from '../../features/promotions/use-promo.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { useDirectPrice } from './use-direct-price.ts'

export interface PacksFormProps extends CartLineListProps {
  readonly me: User
  /** `outcome` of a payment at a counter. */
  readonly onPlaced: (order: Order, outcome?: CounterOutcome | null) => void
}

/** Packs, promo code, and the summary with the binding button. Packs need no slots. */
export function PacksForm({ me, lines, removed, onPlaced }: PacksFormProps) {
  const { t } = useTranslation(['orders', 'payment', 'promotions', 'schedule'])
  const coupon = useAppSelector(selectCoupon)
  const [draft, change] = useOrderDraft(me.id, coupon)
  const price = useDirectPrice(lines, draft.promoCode)
  const promo = usePromo({ draft, quote: price.quote, onChange: change })
  const counter = useCounterPayment('new_order_bono', price.prices.total)
  const reservation = useReserve(
    draft,
    (attempt) => change({ attempt }),
    (order) => {
      clearDraft()
      onPlaced(order, counter.chosen?.outcome)
    },
    'createOrder',
  )
  const place = () => {
    if (!price.quote) return
    const purchase = { quote: price.quote, items: lines, orderId: null, solvesIncident: false }
    const body = toPurchase({ ...purchase, processType: 'new_order_bono' })
    const credit = payNowField(me, price.quote.prices.total)
    void reservation.place({ ...body, ...credit, ...counter.chosen?.fields })
  }
  const isBilled = isBilledTo(me, price.prices.total)
  return (
    <Sidebar side="end">
      <Stack gap="lg">
        <CartLineList lines={lines} removed={removed} />
        <Card as="section" padding="large" aria-labelledby="packs-code">
          <Stack gap="md">
            <Heading level={2} size="title3" id="packs-code">
              {t('promotions:title')}
            </Heading>
            <PromoCode
              order={price.request}
              applied={draft.promoCode}
              terms={price.quote?.terms ?? ''}
              removed={promo.dropped}
              isFirstOrder={false}
              onChange={promo.choose}
            />
          </Stack>
        </Card>
      </Stack>
      <BindingSummary
        heading={t('orders:checkout.summary')}
        price={priceLines(price.prices, t, {
          isPacks: true,
          vat: me.isBusiness ? vatOf(price.prices) : null,
        })}
        // New prices that stopped an order are shown beside the button instead.
        priceNote={
          <>
            <TotalChangeNotice change={reservation.problem?.kind === 'prices' ? null : price.change} />
            <OverCredit me={me} amount={price.prices.total} />
            {counter.picker}
          </>
        }
        priceQuery={price}
        button={bindingButton('packs', { total: price.prices.total, isOnAccount: isBilled }, t)}
        loadingLabel={t('orders:direct.placing')}
        note={isBilled ? billedNote('packs', me, t) : t('orders:direct.packs.binding')}
        {...counter.chosen?.summary}
        reservation={reservation}
        onPlace={place}
        onRecalculate={reservation.dismiss}
      >
        <OrderItems items={lines} />
      </BindingSummary>
      <LeaveCheckout reservation={reservation} />
    </Sidebar>
  )
}
