import type { CartLine } from '@colada/domain/cart/cart'
import { addLine, setQuantity } from '@colada/domain/cart/cart-rules'
import { fromCartLine, toCartLine } from '@colada/domain/cart/contract'
import { lineTotal } from '@colada/domain/cart/totals'
import type { Category } from '@colada/domain/catalogue/category'
import { type Measure, isMeasureValid } from '@colada/domain/catalogue/measures'
import type { Product } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import type { DraftItem } from './draft.ts'

/** Garments of the draft with their data from the catalogue; those that it has no more are left out. */
export interface DeskLine {
  readonly line: CartLine
  readonly product: Product
  readonly total: Cents
}

export function toDeskLines(items: readonly DraftItem[], categories: readonly Category[]): DeskLine[] {
  const products = new Map(
    categories.flatMap((category) => category.products.map((product) => [product.id, product])),
  )
  return items.map(toCartLine).flatMap((line) => {
    const product = products.get(line.productId)
    if (!product || (product.measure !== null && !line.measure)) return []
    const { categoryId, price, measure: kind } = product
    return [{ line, product, total: lineTotal({ ...line, categoryId, price, kind, transport: 0 }) }]
  })
}

/** Adds garments to a draft; those with the same product and size are one line. */
export function addGarments(items: readonly DraftItem[], added: CartLine): DraftItem[] {
  return addLine({ lines: items.map(toCartLine) }, added).lines.map(fromCartLine)
}

/** Sets the quantity of a line; 0 removes it. */
export function changeQuantity(items: readonly DraftItem[], key: string, quantity: number): DraftItem[] {
  return setQuantity({ lines: items.map(toCartLine) }, key, quantity).lines.map(fromCartLine)
}

/** Whether a measure is one that a counter accepts: carpets up to 500 cm wide. */
export function isCounterMeasure({ measure: kind }: Product, measure: Measure | undefined): boolean {
  return kind === null ? measure === undefined : measure !== undefined && isMeasureValid(kind, measure, true)
}
