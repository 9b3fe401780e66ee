import { addProblem, type AddProblem, lineKey } from '@colada/domain/cart/cart-rules'
import type { CartLine } from '@colada/domain/cart/cart'
import { isCompatible } from '@colada/domain/catalogue/compatibility'
import type { WordKey } from '../../platform/language/keys.ts'
import { notify } from '../../platform/notices/notices.ts'
import { productAdded, quantityChosen, selectCart, selectCartSize } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../platform/store/hooks.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { type Catalogue, loadCatalogue, useCatalogue } from './browser-catalogue.ts'
import { useLanguage } from '../../platform/language/words.tsx'
import type { ProductView } from './views.ts'

const problemWords: Readonly<Record<AddProblem, WordKey>> = {
  incompatible: 'catalogue:problem.incompatible',
  'express-limit': 'catalogue:problem.expressLimit',
  'quantity-limit': 'catalogue:problem.quantityLimit',
  'cart-full': 'catalogue:problem.cartFull',
}

/** Two seconds for what is refused at once (spec 001 §9, Time). */
const refusalDuration = 2_000

function tellRefusal(key: WordKey) {
  notify({ tone: 'danger', key, duration: refusalDuration })
}

function categoriesInCart(lines: readonly CartLine[], catalogue: Catalogue): Set<number> {
  return new Set(
    lines.flatMap(({ productId }) => {
      const product = catalogue.products.get(productId)
      return product ? [product.categoryId] : []
    }),
  )
}

/** What the cart says of products: how many are in it, and which categories go with it. */
export function useCartOfCatalogue() {
  const cart = useAppSelector(selectCart)
  const filled = useAppSelector(selectCartSize) > 0
  const inProcess = useAppSelector(selectInProcess)
  const { catalogue } = useCatalogue(filled)
  const inCart = catalogue && filled && !inProcess ? categoriesInCart(cart.lines, catalogue) : undefined
  return {
    quantityOf: (productId: number): number =>
      cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0),
    /** Compatibility rules bind new purchases only (spec 000 §4). */
    isClosed: (categoryId: number): boolean => {
      const category = catalogue?.categories.find(({ id }) => id === categoryId)
      return inCart !== undefined && category !== undefined && !isCompatible(category, inCart)
    },
  }
}

/** Putting products into the cart, with every rule asked before and the answer told after. */
export function useAdding() {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const language = useLanguage()

  return {
    add: async (
      product: Pick<ProductView, 'id' | 'title'>,
      line: Omit<CartLine, 'productId'>,
    ): Promise<boolean> => {
      const added = { ...line, productId: product.id }
      const problem = await problemOf(added, product.id)
      if (problem !== null) {
        tellRefusal(problem)
        return false
      }
      dispatch(productAdded(added))
      notify({ tone: 'success', key: 'catalogue:added', params: { name: product.title } })
      return true
    },
    /** For the button of a product that does not go with the cart. */
    refuse: () => tellRefusal(problemWords.incompatible),
    setQuantity: (productId: number, quantity: number) =>
      void dispatch(quantityChosen({ key: lineKey({ productId }), quantity })),
  }

  async function problemOf(added: CartLine, productId: number): Promise<WordKey | null> {
    try {
      const catalogue = await loadCatalogue(language)
      const product = catalogue.products.get(productId)
      const category = catalogue.categories.find(({ id }) => id === product?.categoryId)
      if (!category) return 'catalogue:problem.gone'
      const cart = store.getState().cart
      const problem = addProblem(cart, added, category, categoriesInCart(cart.lines, catalogue))
      return problem && problemWords[problem]
    } catch {
      // Without the catalogue only an empty cart can be told to take anything.
      return store.getState().cart.lines.length === 0 ? null : 'catalogue:problem.offline'
    }
  }
}
