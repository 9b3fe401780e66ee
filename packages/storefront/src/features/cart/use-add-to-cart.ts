import { useLanguage } from '@colada/client/language/use-language'
import type { CartLine } from '@colada/domain/cart/cart'
import { EXPRESS_LIMIT, lineKey } from '@colada/domain/cart/cart-rules'
import { isCompatible } from '@colada/domain/catalogue/compatibility'
import { refusalOf } from '@colada/domain/orders/addable'
import { notify } from '../../platform/notices/notices.ts'
import { notifyRejection } from '../../platform/notices/notify-rejection.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess, selectProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { categoriesOf } from '../catalogue/catalogue.ts'
import { type Refusal, refusalMessages } from '../catalogue/refusal.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import type { ProductView } from '../catalogue/views.ts'
import { addLine } from './add-line.ts'
import { selectCart, selectCartSize } from './cart-slice.ts'
import { chooseQuantity } from './choose-quantity.ts'

/** The quantity of products in the cart, and whether garments of a category can be added to it. */
export function useProductCartState() {
  const cart = useAppSelector(selectCart)
  const isFilled = useAppSelector(selectCartSize) > 0
  const process = useAppSelector(selectProcess)
  const inProcess = useAppSelector(selectInProcess)
  const staff = useAppSelector(selectStaff)
  const { catalogue } = useCatalogue(isFilled)
  const inCart =
    catalogue && isFilled && !inProcess && !staff ? categoriesOf(cart.lines, catalogue) : undefined
  return {
    quantityOf: (productId: number): number =>
      cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0),
    /**
     * Why garments of a category cannot be added now: to the cart of a new purchase (spec 000 §4; not in store mode, §6),
     * or to the order that is being extended. Store staff can add those of disabled categories (spec 000 §6).
     */
    refusalOf: (categoryId: number, isDisabled = false): Refusal | null => {
      if (isDisabled && !staff) return 'disabled'
      if (inProcess) return refusalOf(process.refused, categoryId)
      const category = catalogue?.categories.find(({ id }) => id === categoryId)
      return inCart !== undefined && category !== undefined && !isCompatible(category, inCart)
        ? 'incompatible'
        : null
    },
  }
}

/** Actions of product cards: every rule is checked first, and the customer is notified of the result. */
export function useAddToCart() {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  return {
    /** @returns Whether the product was added. */
    add: async (
      product: Pick<ProductView, 'id' | 'title'>,
      line: Omit<CartLine, 'productId'>,
    ): Promise<boolean> => {
      const problem = await dispatch(addLine({ ...line, productId: product.id }, language))
      if (problem !== null) {
        notifyRejection(problem, { limit: EXPRESS_LIMIT })
        return false
      }
      notify({
        tone: 'success',
        key: 'catalogue:added',
        params: { name: product.title },
        duration: 'snackbar',
      })
      return true
    },
    /** For the button of a product that cannot be added. */
    refuse: (refusal: Refusal) => notifyRejection(refusalMessages[refusal]),
    setQuantity: ({ id, categoryId }: Pick<ProductView, 'id' | 'categoryId'>, quantity: number) =>
      dispatch(chooseQuantity({ key: lineKey({ productId: id }), quantity }, categoryId)),
  }
}
