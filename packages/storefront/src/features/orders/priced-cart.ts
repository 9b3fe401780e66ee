import type { Cart, CartLine } from '@colada/domain/cart/cart'
import type { PricedLine } from '@colada/domain/cart/totals'
import type { Category } from '@colada/domain/catalogue/category'
import type { Product, ProductId } from '@colada/domain/catalogue/product'

/** A line of the cart with what the catalogue says of it. */
export interface PricedItem {
  readonly line: CartLine
  readonly name: string
  readonly priced: PricedLine
}

/** The catalogue, as far as an order needs it. */
export interface PriceList {
  readonly categories: readonly Category[]
  readonly products: ReadonlyMap<ProductId, Product>
}

/** The cart's lines with their prices; what the shop no longer sells is left out, as the API would refuse it. */
export function priceCart(cart: Cart, { categories, products }: PriceList): PricedItem[] {
  const transports = new Map(categories.map((category) => [category.id, category.transport]))
  return cart.lines.flatMap((line) => {
    const product = products.get(line.productId)
    const transport = product && transports.get(product.categoryId)
    if (!product || transport === undefined || (product.measure !== null && !line.measure)) return []
    const priced: PricedLine = {
      categoryId: product.categoryId,
      quantity: line.quantity,
      price: product.price,
      kind: product.measure,
      ...(line.measure && { measure: line.measure }),
      transport,
    }
    return [{ line, name: product.name, priced }]
  })
}
