import type { CategoryId } from '../catalogue/category.ts'
import { priceOfMeasure } from '../catalogue/measures.ts'
import type { MeasureKind } from '../catalogue/product.ts'
import type { Cents } from '../money/money.ts'
import type { Measure } from './cart.ts'

/** A cart line with what the catalogue says of it. */
export interface PricedLine {
  readonly categoryId: CategoryId
  readonly quantity: number
  /** Of one piece, or of a square metre where `kind` is set; as listed. */
  readonly price: Cents
  readonly kind: MeasureKind | null
  readonly measure?: Measure
  /** Transport of the line's category, both legs. */
  readonly transport: Cents
}

/** Subtotal from which the van is free (spec 001 §9). */
export const freeShippingFrom: Cents = 5500
/** Transport of both legs below it: 6.95 each way (decisions: Resolving the open conflicts). */
export const standardTransport: Cents = 1390
/** The hint about what is missing shows above this subtotal (spec 000 §5, Promo hint). */
export const freeShippingHintAbove: Cents = 2500

/** Price of one piece of a line. */
export function piecePrice(line: Pick<PricedLine, 'kind' | 'measure' | 'price'>): Cents {
  if (line.kind === null) return line.price
  if (!line.measure) throw new Error('A measured line needs its width and height.')
  return priceOfMeasure(line.kind, line.measure, line.price)
}

/** Price of a line, as listed. */
export function lineTotal(line: PricedLine): Cents {
  return piecePrice(line) * line.quantity
}

/** Sum of the lines, as listed. */
export function subtotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

/** Transport of a cart: the highest of its categories, nothing from 55.00 on (decisions: Money). */
export function transportOf(lines: readonly PricedLine[], noShipping = false): Cents {
  if (noShipping || lines.length === 0 || subtotal(lines) >= freeShippingFrom) return 0
  return Math.max(...lines.map((line) => line.transport))
}

/** What is missing for free transport, while the hint shows; `null` otherwise. */
export function missingForFreeShipping(sum: Cents): Cents | null {
  return sum > freeShippingHintAbove && sum < freeShippingFrom ? freeShippingFrom - sum : null
}
