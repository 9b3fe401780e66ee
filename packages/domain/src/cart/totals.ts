import { type CategoryId, isListedWithoutVat } from '../catalogue/category.ts'
import { priceMeasure, type Measure } from '../catalogue/measures.ts'
import type { MeasureKind } from '../catalogue/product.ts'
import { type Cents, percentage } from '../money/money.ts'
import { VAT_PERCENT } from '../money/vat.ts'
/** A cart line with its data from the catalogue. */
export interface PricedLine {
  readonly categoryId: CategoryId
  readonly quantity: number
  /** List price of one piece, or of a square metre when `kind` is set. */
  readonly price: Cents
  readonly kind: MeasureKind | null
  readonly measure?: Measure
  /** Transport of the line's category, both legs. */
  readonly transport: Cents
}

/** Subtotal from which transport is free (spec 001 §9). */
export const FREE_SHIPPING_THRESHOLD_CENTS: Cents = 5500
/** Transport of both legs below it: 6.95 each way (decisions: Resolving the open conflicts). */
export const STANDARD_TRANSPORT_CENTS: Cents = 1390
/** The hint about free transport is shown above this subtotal (spec 000 §5, Promo hint). */
export const FREE_SHIPPING_HINT_CENTS: Cents = 2500

/**
 * List price of one piece.
 *
 * @throws Error when the measure of a measured line is missing.
 */
export function piecePrice(line: Pick<PricedLine, 'kind' | 'measure' | 'price'>): Cents {
  if (line.kind === null) return line.price
  if (!line.measure) throw new Error('A measured line needs its width and height.')
  return priceMeasure(line.kind, line.measure, line.price)
}

/** List price of a line. */
export function lineTotal(line: PricedLine): Cents {
  return piecePrice(line) * line.quantity
}

/** Sum of the list prices, which decides whether transport is free. */
export function subtotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

/** Price of a line including VAT. */
export function grossLineTotal(line: PricedLine): Cents {
  const listed = lineTotal(line)
  return isListedWithoutVat(line) ? listed + percentage(listed, VAT_PERCENT) : listed
}

/** Price of the lines including VAT, as an order charges it. */
export function grossSubtotal(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + grossLineTotal(line), 0)
}

/** Transport of a cart: the highest of its categories, free from 55.00 (decisions: Money). */
export function transportCost(lines: readonly PricedLine[], noShipping = false): Cents {
  if (noShipping || lines.length === 0 || subtotal(lines) >= FREE_SHIPPING_THRESHOLD_CENTS) return 0
  return Math.max(...lines.map((line) => line.transport))
}

/** Amount missing for free transport; `null` when the hint is not shown. */
export function amountToFreeShipping(sum: Cents): Cents | null {
  return sum > FREE_SHIPPING_HINT_CENTS && sum < FREE_SHIPPING_THRESHOLD_CENTS
    ? FREE_SHIPPING_THRESHOLD_CENTS - sum
    : null
}
