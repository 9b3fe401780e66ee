import type { CartLine } from '@colada/domain/cart/cart'
import { lineKey } from '@colada/domain/cart/cart-rules'
import { isCompatible } from '@colada/domain/catalogue/compatibility'
import { useLanguage } from '../../platform/language/use-language.ts'
import { notify } from '../../platform/notices/notices.ts'
import { notifyRejection } from '../../platform/notices/notify-rejection.ts'
import { selectCart, selectCartSize } from '../../platform/store/cart-slice.ts'
import { chooseQuantity } from '../../platform/store/choose-quantity.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { addLine } from './add-line.ts'
import { categoriesOf } from './catalogue.ts'
import { useCatalogue } from './use-catalogue.ts'
import type { ProductView } from './views.ts'

/** Why a product cannot be added: its category is disabled, or incompatible with the cart. */
export type ProductProblem = 'disabled' | 'incompatible'

/** The quantity of products in the cart, and whether they can be added to it. */
export function useProductCartState() {
  const cart = useAppSelector(selectCart)
  const isFilled = useAppSelector(selectCartSize) > 0
  const inProcess = useAppSelector(selectInProcess)
  const staff = useAppSelector(selectStaff)
  const { catalogue } = useCatalogue(isFilled)
  const inCart =
    catalogue && isFilled && !inProcess && !staff ? categoriesOf(cart.lines, catalogue) : undefined
  /** Compatibility rules apply to new purchases only (spec 000 §4), and not in store mode (§6). */
  const isIncompatible = (categoryId: number): boolean => {
    const category = catalogue?.categories.find(({ id }) => id === categoryId)
    return inCart !== undefined && category !== undefined && !isCompatible(category, inCart)
  }
  return {
    quantityOf: (productId: number): number =>
      cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0),
    isIncompatible,
    /** Staff can add any category (spec 000 §6). */
    problemOf: ({
      categoryId,
      isDisabled,
    }: Pick<ProductView, 'categoryId' | 'isDisabled'>): ProductProblem | null =>
      isDisabled && !staff ? 'disabled' : isIncompatible(categoryId) ? 'incompatible' : null,
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
        notifyRejection(problem)
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
    refuse: (problem: ProductProblem) => notifyRejection(`catalogue:problem.${problem}`),
    setQuantity: ({ id, categoryId }: Pick<ProductView, 'id' | 'categoryId'>, quantity: number) =>
      dispatch(chooseQuantity({ key: lineKey({ productId: id }), quantity }, categoryId)),
  }
}
