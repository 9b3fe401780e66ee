import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { categoriesOf } from '../catalogue/catalogue.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { selectCart } from './cart-slice.ts'

/** Whether the cart leads to the checkout, which needs an address; packs need none. */
export function useLeadsToCheckout(): boolean {
  const { lines } = useAppSelector(selectCart)
  const isFilled = lines.length > 0
  const { catalogue } = useCatalogue(isFilled)
  return isFilled && !(catalogue && isVoucherCart(categoriesOf(lines, catalogue)))
}
