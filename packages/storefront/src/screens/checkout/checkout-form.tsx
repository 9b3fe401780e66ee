import type { User } from '@colada/domain/account/user'
import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import type { Order } from '@colada/domain/orders/order'
import { Sidebar, Stack } from '@colada/ui'
import { forgetDraft, useOrderDraft } from '../../features/orders/order-draft.ts'
import type { OrderedLine } from '../../features/orders/ordered-line.ts'
import { toReservation } from '../../features/orders/reservation.ts'
import { useReserve } from '../../features/orders/use-reserve.ts'
import { api } from '../../platform/api/api.ts'
import { selectCoupon } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ExtrasStep } from './extras-step.tsx'
import { LegsSteps } from './legs-steps.tsx'
import { useLegs } from './use-legs.ts'
import { usePrice } from './use-price.ts'

export interface CheckoutFormProps {
  readonly me: User
  readonly items: readonly OrderedLine[]
  readonly onPlaced: (order: Order) => void
}

/** The order being made: two legs, promotions and remarks, and beside them what it costs and the binding step. */
export function CheckoutForm({ me, items, onPlaced }: CheckoutFormProps) {
  const dispatch = useAppDispatch()
  const coupon = useAppSelector(selectCoupon)
  const [draft, change] = useOrderDraft(me.id, coupon)
  const categories = [...new Set(items.map((item) => item.priced.categoryId))].toSorted((a, b) => a - b)
  const isVoucher = isVoucherCart(new Set(categories))
  const legs = useLegs(draft, categories)
  const price = usePrice(items, legs.pickup, legs.delivery, draft.promoCode)
  const chosen = isVoucher || (legs.pickup.slot !== null && legs.delivery.slot !== null)

  const reservation = useReserve(
    draft,
    (attempt) => change({ attempt }),
    (order) => {
      forgetDraft()
      onPlaced(order)
    },
  )
  const recalculate = () => {
    reservation.dismiss()
    dispatch(api.util.invalidateTags(['Days', 'Prices']))
  }
  const place = () => {
    if (!chosen || !price.quote) return
    const { pickup, delivery } = legs
    void reservation.place(
      toReservation({ quote: price.quote, items, remarks: draft.remarks, isVoucher, pickup, delivery }),
    )
  }

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        {!isVoucher && (
          <LegsSteps
            legs={legs}
            items={items}
            onChange={change}
            onRefresh={() => dispatch(api.util.invalidateTags(['Days', 'Prices']))}
          />
        )}
        <ExtrasStep draft={draft} price={price} firstOrder={!me.hasOrders && !isVoucher} onChange={change} />
      </Stack>
      <CheckoutSummary
        items={items}
        price={price}
        chosen={chosen}
        reservation={reservation}
        onPlace={place}
        onRecalculate={recalculate}
      />
    </Sidebar>
  )
}
