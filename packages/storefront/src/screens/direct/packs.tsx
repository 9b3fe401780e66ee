import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { useEffect } from 'react'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { useCartOfPage } from '../../features/catalogue/cart-of-catalogue.ts'
import { useWords } from '../../platform/language/words.tsx'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { CheckoutBones } from '../checkout/checkout-bones.tsx'
import { NothingToOrder } from '../checkout/nothing-to-order.tsx'
import { DirectFailed } from './direct-failed.tsx'
import { PacksForm } from './packs-form.tsx'

/** Vouchers being bought; a cart of anything else has no business here (spec 000 §2, Order modification screen). */
export function Packs() {
  const { language } = useWords()
  const goTo = useGoTo()
  const me = useMeQuery()
  const { state, lines, retry } = useCartOfPage()
  const isReady = state === 'ready'
  const isStrange = isReady && !isVoucherCart(new Set(lines.map(({ product }) => product.categoryId)))

  useEffect(() => {
    if (isStrange) goTo(routePath(language, 'Home'), { replace: true })
    // `goTo` is made anew by every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStrange, language])

  if (state === 'empty') return <NothingToOrder />
  if (me.data && isReady && !isStrange) return <PacksForm me={me.data} lines={lines} />
  if (state === 'failed' || (me.error && !me.isFetching)) {
    const again = () => {
      retry()
      void me.refetch()
    }
    return <DirectFailed problem={me.error} onRetry={again} />
  }
  return <CheckoutBones />
}
