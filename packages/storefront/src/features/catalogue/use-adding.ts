import type { CartLine } from '@colada/domain/cart/cart'
import { isCompatible } from '@colada/domain/catalogue/compatibility'
import type { WordKey } from '../../platform/language/keys.ts'
import { useLanguage } from '../../platform/language/words.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { tellRefusal } from '../../platform/notices/tell-refusal.ts'
import { selectCart, selectCartSize } from '../../platform/store/cart-state.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-state.ts'
import { selectStaff } from '../../platform/store/session-state.ts'
import { categoriesOf, useCatalogue } from './browser-catalogue.ts'
import type { ProductView } from './views.ts'

/** Rules and actions of the cart arrive with the store. A press before that waits for them and is not lost. */
const bringAdding = () => import('./adding.ts')

/** What the cart says of products: how many are in it, and which categories go with it. */
export function useCartOfCatalogue() {
  const cart = useAppSelector(selectCart)
  const filled = useAppSelector(selectCartSize) > 0
  const inProcess = useAppSelector(selectInProcess)
  const staff = useAppSelector(selectStaff)
  const { catalogue } = useCatalogue(filled)
  const inCart = catalogue && filled && !inProcess && !staff ? categoriesOf(cart.lines, catalogue) : undefined
  return {
    quantityOf: (productId: number): number =>
      cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0),
    /** Compatibility rules bind new purchases only (spec 000 §4), and not those that staff take at the counter (§6). */
    isClosed: (categoryId: number): boolean => {
      const category = catalogue?.categories.find(({ id }) => id === categoryId)
      return inCart !== undefined && category !== undefined && !isCompatible(category, inCart)
    },
  }
}

/** Putting products into the cart, with every rule asked before and the answer told after. */
export function useAdding() {
  const language = useLanguage()
  return {
    add: async (
      product: Pick<ProductView, 'id' | 'title'>,
      line: Omit<CartLine, 'productId'>,
    ): Promise<boolean> => {
      const problem = await bringAdding()
        .then(({ addLine }) => addLine({ ...line, productId: product.id }, language))
        .catch((): WordKey => 'catalogue:problem.offline')
      if (problem !== null) {
        tellRefusal(problem)
        return false
      }
      notify({ tone: 'success', key: 'catalogue:added', params: { name: product.title } })
      return true
    },
    /** For the button of a product that does not go with the cart. */
    refuse: () => tellRefusal('catalogue:problem.incompatible'),
    setQuantity: (product: Pick<ProductView, 'id' | 'categoryId'>, quantity: number) =>
      void bringAdding().then((adding) => adding.setQuantity(product, quantity)),
  }
}
