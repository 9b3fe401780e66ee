import type { User } from '@colada/domain/account/user'
import type { Order } from '@colada/domain/orders/order'
import { Sidebar, Stack } from '@colada/ui'
import { useDeferredValue, useEffect } from 'react'
import { couponEntered, selectCoupon } from '../../features/cart/cart-slice.ts'
import type { PricedCartLine } from '../../features/cart/priced-lines.ts'
import { payNowField } from '../../features/orders/billed.ts'
import { LeaveCheckout } from '../../features/orders/leave-checkout.tsx'
import { clearDraft, useOrderDraft } from '../../features/orders/order-draft.ts'
import { toReservation } from '../../features/orders/reservation.ts'
import { type CounterOutcome, useCounterPayment } from '../../features/orders/use-counter-payment.tsx'
import { useReserve } from '../../features/orders/use-reserve.ts'
import { useUserPromosQuery } from '../../features/promotions/endpoints.ts'
import { usePromo } from '../../features/promotions/use-promo.ts'
import { HoldNotice } from '../../features/schedule/hold-notice.tsx'
import { isChosen } from '../../features/schedule/leg.ts'
import { useHold } from '../../features/schedule/use-hold.ts'
import { api } from '../../platform/api/api.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { holdChoice } from './hold-choice.ts'
import { LegSteps } from './leg-steps.tsx'
import { PromotionsStep } from './promotions-step.tsx'
import { RemarksStep } from './remarks-step.tsx'
import { useLegs } from './use-legs.ts'
import { usePrice } from './use-price.ts'

export interface CheckoutFormProps {
  readonly me: User
  readonly items: readonly PricedCartLine[]
  /** `outcome` of a payment at a counter. */
  readonly onPlaced: (order: Order, outcome?: CounterOutcome | null) => void
}

/** A new order: legs, promotions and remarks, beside the summary with the binding button. */
export function CheckoutForm({ me, items, onPlaced }: CheckoutFormProps) {
  const dispatch = useAppDispatch()
  const coupon = useAppSelector(selectCoupon)
  const [draft, change] = useOrderDraft(me.id, coupon)
  // The cart and the other tabs show the same code.
  useEffect(() => void dispatch(couponEntered(draft.promoCode)), [dispatch, draft.promoCode])
  const categories = [...new Set(items.map((item) => item.priced.categoryId))].toSorted((a, b) => a - b)
  // The legs show a choice at once; its price and its hold, which change the rest of the page, follow in a render of their own.
  const settledDraft = useDeferredValue(draft)
  const shownLegs = useLegs(draft, categories, settledDraft.pickup)
  const legs = useLegs(settledDraft, categories)
  const hold = useHold(holdChoice(legs, categories))
  const price = usePrice(items, legs, draft.promoCode)
  // The step accepts a code even when the promotions fail to load (spec 001 §8).
  const { data: promos = [] } = useUserPromosQuery({ lines: price.request.lines, categories })
  const promo = usePromo({
    draft,
    promos,
    quote: price.quote,
    choosesFirst: me.isBusiness && isChosen(legs.delivery),
    onChange: change,
  })
  const hasBothLegs = isChosen(legs.pickup) && isChosen(legs.delivery)

  const counter = useCounterPayment('reserve_order', price.prices.total)

  const reservation = useReserve(
    draft,
    (attempt) => change({ attempt }),
    (order) => {
      clearDraft()
      onPlaced(order, counter.chosen?.outcome)
    },
  )
  const refresh = () => dispatch(api.util.invalidateTags(['Days', 'Hold', 'Prices', 'Promotions']))
  const recalculate = () => {
    reservation.dismiss()
    refresh()
  }
  const place = () => {
    if (!hasBothLegs || !price.quote) return
    const order = toReservation({ quote: price.quote, items, remarks: draft.remarks, ...legs })
    const credit = payNowField(me, price.quote.prices.total)
    void reservation.place({ ...order, ...credit, ...counter.chosen?.fields })
  }

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        <LegSteps draft={draft} legs={shownLegs} items={items} onChange={change} onRefresh={refresh} />
        <PromotionsStep
          code={draft.promoCode}
          promos={promos}
          price={price}
          promo={promo}
          firstOrder={!me.hasOrders}
        />
        <RemarksStep value={draft.remarks} onChange={(remarks) => change({ remarks })} />
        <HoldNotice state={hold.state} onRetry={hold.retry} />
        <CheckoutBar total={price.prices.total} />
      </Stack>
      <CheckoutSummary
        me={me}
        items={items}
        legs={legs}
        price={price}
        hasBothLegs={hasBothLegs}
        counter={counter}
        reservation={reservation}
        onPlace={place}
        onRecalculate={recalculate}
      />
      <LeaveCheckout hold={hold} reservation={reservation} />
    </Sidebar>
  )
}
