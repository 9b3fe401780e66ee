import type { CartLine } from '@colada/domain/cart/cart'
import { addProblem, type AddProblem, lineKey } from '@colada/domain/cart/cart-rules'
import type { Product } from '@colada/domain/catalogue/product'
import type { Language } from '@colada/domain/wire/language'
import type { WordKey } from '../../platform/language/keys.ts'
import { productAdded } from '../../platform/store/cart-slice.ts'
import { chooseQuantity } from '../../platform/store/choose-quantity.ts'
import { bringStore } from '../../platform/store/late.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { categoriesOf, loadCatalogue } from './browser-catalogue.ts'
import { seeProduct } from './seen-prices.ts'

/** Why something cannot be added, in the words of the shop. */
const problemWords = {
  incompatible: 'catalogue:problem.incompatible',
  'express-limit': 'catalogue:problem.expressLimit',
  'quantity-limit': 'catalogue:problem.quantityLimit',
  'cart-full': 'catalogue:problem.cartFull',
} as const satisfies Record<AddProblem, WordKey>

/** Adds a line with every rule asked before; answers why not, or `null` when it is in the cart. */
export async function addLine(line: CartLine, language: Language): Promise<WordKey | null> {
  const store = await bringStore()
  const problem = await problemOf(line, language, store)
  if (problem === null) store.dispatch(productAdded(line))
  return problem
}

async function problemOf(line: CartLine, language: Language, store: AppStore): Promise<WordKey | null> {
  try {
    const catalogue = await loadCatalogue(language)
    const product = catalogue.products.get(line.productId)
    const category = catalogue.categories.find(({ id }) => id === product?.categoryId)
    if (!category) return 'catalogue:problem.gone'
    const { cart, session } = store.getState()
    const problem = addProblem(cart, line, category, categoriesOf(cart.lines, catalogue), session.staff)
    // Of what is there already, the price that was shown first stays the one to compare with.
    const joins = product && !cart.lines.some(({ productId }) => productId === product.id)
    if (problem === null && joins) seeProduct(product)
    return problem && problemWords[problem]
  } catch {
    // Without the catalogue only an empty cart can be told to take anything.
    return store.getState().cart.lines.length === 0 ? null : 'catalogue:problem.offline'
  }
}

/** Chooses how many of a product without measures are in the cart. */
export async function setQuantity(
  { id, categoryId }: Pick<Product, 'id' | 'categoryId'>,
  quantity: number,
): Promise<void> {
  chooseQuantity(await bringStore(), { key: lineKey({ productId: id }), quantity }, categoryId)
}
