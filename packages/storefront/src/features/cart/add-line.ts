import type { CartLine } from '@colada/domain/cart/cart'
import { checkAddition, type AddProblem } from '@colada/domain/cart/cart-rules'
import { refusalOf } from '@colada/domain/orders/addable'
import type { Language } from '@colada/domain/wire/language'
import type { MessageKey } from '../../platform/language/messages.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import { categoriesOf } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { refusalMessages } from '../catalogue/refusal.ts'
import { productAdded, selectCart } from './cart-slice.ts'
import { saveSeenPrice } from './seen-prices.ts'

/** The message for each reason why a product cannot be added. */
const problemMessages = {
  ...refusalMessages,
  'express-limit': 'catalogue:problem.expressLimit',
  'quantity-limit': 'catalogue:problem.quantityLimit',
  'cart-full': 'catalogue:problem.cartFull',
} as const satisfies Record<AddProblem, MessageKey>

/**
 * Adds a line to the cart after checking every rule.
 *
 * @returns The message for why it was not added, or `null` when it was.
 */
export const addLine =
  (line: CartLine, language: Language) =>
  async (dispatch: AppDispatch): Promise<MessageKey | null> => {
    const problem = await dispatch(findProblem(line, language))
    if (problem === null) dispatch(productAdded(line))
    return problem
  }

const findProblem =
  (line: CartLine, language: Language) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<MessageKey | null> => {
    try {
      const catalogue = await dispatch(loadCatalogue(language))
      const product = catalogue.products.get(line.productId)
      const category = catalogue.categories.find(({ id }) => id === product?.categoryId)
      if (!category) return 'catalogue:problem.gone'
      const { session, process } = getState()
      const cart = selectCart(getState())
      const refusal = refusalOf(process.refused, category.id)
      if (refusal !== null) return refusalMessages[refusal]
      const problem = checkAddition(cart, line, category, categoriesOf(cart.lines, catalogue), {
        storeMode: session.staff,
        garments: process.garments,
      })
      // For a product that is already in the cart, the price shown first stays the one to compare with.
      const isNew = product && !cart.lines.some(({ productId }) => productId === product.id)
      if (problem === null && isNew) saveSeenPrice(product)
      return problem && problemMessages[problem]
    } catch {
      // Without the catalogue no rule can be checked; an empty cart accepts everything.
      return selectCart(getState()).lines.length === 0 ? null : 'catalogue:problem.offline'
    }
  }
