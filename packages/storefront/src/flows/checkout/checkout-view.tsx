import { useLanguage } from '@colada/client/language/use-language'
import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { useState } from 'react'
import { useAddressesQuery, useMeQuery } from '../../features/account/endpoints.ts'
import { cartEmptied, selectCart, selectCartLoaded } from '../../features/cart/cart-slice.ts'
import { NothingToOrder } from '../../features/cart/nothing-to-order.tsx'
import { pricedLines } from '../../features/cart/priced-lines.ts'
import { useCatalogue } from '../../features/catalogue/use-catalogue.ts'
import { CheckoutFailed } from '../../features/orders/checkout-failed.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { OrderPlaced, type OrderPlacedProps } from './order-placed.tsx'
import { PacksRedirect } from './packs-redirect.tsx'

/** Loads the customer and the cart's products, then renders the form; shows an error when either fails. */
export function CheckoutView() {
  const dispatch = useAppDispatch()
  const [placed, setPlaced] = useState<OrderPlacedProps>()
  const cart = useAppSelector(selectCart)
  const cartKnown = useAppSelector(selectCartLoaded)
  const me = useMeQuery()
  const language = useLanguage()
  const { catalogue, failed, retry } = useCatalogue(cartKnown)
  // The form for a first address, or the selection, is known before the page is shown: nothing moves.
  const { isLoading: loadsAddresses } = useAddressesQuery()

  if (placed) return <OrderPlaced {...placed} />
  if (me.data && catalogue && cartKnown && !loadsAddresses) {
    const items = pricedLines(cart, catalogue, language)
    if (items.length === 0) return <NothingToOrder />
    if (isVoucherCart(new Set(items.map(({ priced }) => priced.categoryId)))) return <PacksRedirect />
    const onPlaced: CheckoutFormProps['onPlaced'] = (order, outcome) => {
      setPlaced({ order, outcome })
      dispatch(cartEmptied())
    }
    return <CheckoutForm me={me.data} items={items} onPlaced={onPlaced} />
  }
  if (failed || (me.error && !me.isFetching)) {
    const retryAll = () => {
      retry()
      void me.refetch()
    }
    return <CheckoutFailed problem={me.error} onRetry={retryAll} />
  }
  return <CheckoutSkeleton />
}
