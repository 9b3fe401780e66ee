import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import type { Order } from '@colada/domain/orders/order'
import { Button, ErrorState } from '@colada/ui'
import { useState } from 'react'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { useCatalogue } from '../../features/catalogue/use-catalogue.ts'
import { pricedLines } from '../../features/catalogue/priced-lines.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { cartEmptied } from '../../platform/store/cart-slice.ts'
import { selectCart, selectCartKnown } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { NothingToOrder } from '../../features/cart/nothing-to-order.tsx'
import { PacksRedirect } from './packs-redirect.tsx'
import { OrderPlaced } from './order-placed.tsx'

/** Waits for who orders and for what the cart holds, and says when either does not come. */
export function CheckoutView() {
  const { t } = useTranslation(['account', 'orders'])
  const dispatch = useAppDispatch()
  const [order, setOrder] = useState<Order>()
  const cart = useAppSelector(selectCart)
  const cartKnown = useAppSelector(selectCartKnown)
  const me = useMeQuery()
  const { catalogue, failed, retry } = useCatalogue(cartKnown)

  if (order) return <OrderPlaced order={order} />
  if (me.data && catalogue && cartKnown) {
    const items = pricedLines(cart, catalogue)
    if (items.length === 0) return <NothingToOrder />
    if (isVoucherCart(new Set(items.map(({ priced }) => priced.categoryId)))) return <PacksRedirect />
    const placed = (made: Order) => {
      setOrder(made)
      dispatch(cartEmptied())
    }
    return <CheckoutForm me={me.data} items={items} onPlaced={placed} />
  }
  if (failed || (me.error && !me.isFetching)) {
    const again = () => {
      retry()
      void me.refetch()
    }
    return (
      <ErrorState
        title={t('orders:checkout.failed')}
        actions={<Button onClick={again}>{t('account:calls.retry')}</Button>}
      >
        {me.error ? problemText(me.error, t) : t('account:calls.failed')}
      </ErrorState>
    )
  }
  return <CheckoutSkeleton />
}
