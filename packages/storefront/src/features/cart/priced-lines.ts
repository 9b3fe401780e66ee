import type { Cart, CartLine } from '@colada/domain/cart/cart'
import { lineKey } from '@colada/domain/cart/cart-rules'
import type { PricedLine } from '@colada/domain/cart/totals'
import type { Product } from '@colada/domain/catalogue/product'
import type { Language } from '@colada/domain/wire/language'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { productPath } from '../catalogue/views.ts'

/** A cart line with its product, the inputs of its price, and the path of its page. */
export interface PricedCartLine {
  readonly key: string
  readonly line: CartLine
  readonly product: Product
  readonly priced: PricedLine
  readonly href: string
}

/** The lines of a cart whose products are in the catalogue, at its prices. The checkout uses the API's prices. */
export function pricedLines(cart: Cart, catalogue: Catalogue, language: Language): PricedCartLine[] {
  return cart.lines.flatMap((line) => {
    const product = catalogue.products.get(line.productId)
    const category = catalogue.categories.find(({ id }) => id === product?.categoryId)
    if (!product || !category || (product.measure !== null && !line.measure)) return []
    const priced: PricedLine = {
      categoryId: product.categoryId,
      quantity: line.quantity,
      price: product.price,
      kind: product.measure,
      transport: category.transport,
      ...(product.measure !== null && line.measure && { measure: line.measure }),
    }
    return [{ key: lineKey(line), line, product, priced, href: productPath(product, language) }]
  })
}
