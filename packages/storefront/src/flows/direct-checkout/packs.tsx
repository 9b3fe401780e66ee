import { useLanguage } from '@colada/client/language/use-language'
import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { routePath } from '@colada/domain/routes/route-path'
import { Stack } from '@colada/ui'
import { useEffect, useState } from 'react'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { CartLineList, useDismissRemoval } from '../../features/cart/cart-lines.tsx'
import { cartEmptied } from '../../features/cart/cart-slice.ts'
import { NothingToOrder } from '../../features/cart/nothing-to-order.tsx'
import { useCartView } from '../../features/cart/use-cart-view.ts'
import { CheckoutFailed } from '../../features/orders/checkout-failed.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { DirectPlaced, type DirectPlacedProps } from './direct-placed.tsx'
import { PacksForm, type PacksFormProps } from './packs-form.tsx'

/** Checkout of vouchers; any other cart is redirected to Home (spec 000 §2, Order modification screen). */
export default function Packs() {
  const language = useLanguage()
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const [placed, setPlaced] = useState<DirectPlacedProps>()
  const me = useMeQuery()
  const { state, lines, removed, retry } = useCartView()
  useDismissRemoval(true)
  const isReady = state === 'ready'
  const hasOtherGarments = isReady && !isVoucherCart(new Set(lines.map(({ product }) => product.categoryId)))

  useEffect(() => {
    if (hasOtherGarments) goTo(routePath(language, 'Home'), { replace: true })
  }, [goTo, hasOtherGarments, language])

  if (placed) return <DirectPlaced {...placed} />
  if (state === 'empty') {
    return (
      <Stack gap="lg">
        {removed && <CartLineList lines={[]} removed={removed} />}
        <NothingToOrder />
      </Stack>
    )
  }
  if (me.data && isReady && !hasOtherGarments) {
    const onPlaced: PacksFormProps['onPlaced'] = (order, outcome) => {
      setPlaced({ order, outcome })
      dispatch(cartEmptied())
    }
    return <PacksForm me={me.data} lines={lines} removed={removed} onPlaced={onPlaced} />
  }
  if (state === 'failed' || (me.error && !me.isFetching)) {
    const retryAll = () => {
      retry()
      void me.refetch()
    }
    return <CheckoutFailed problem={me.error} onRetry={retryAll} />
  }
  return <CheckoutSkeleton />
}
