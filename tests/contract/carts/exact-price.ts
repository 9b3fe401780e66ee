import type { PricedLine } from '@colada/domain/cart/totals'
import type { Discount } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/promotions/prices'

/** Everything that determines the price of a cart. */
export interface ExactInput {
  readonly lines: readonly PricedLine[]
  readonly pickupVariation: number
  readonly deliveryVariation: number
  readonly discount: Discount | null
}

/** Rounds half up; no value is negative. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

/** Categories whose list prices exclude VAT (decisions: Money). */
const withoutVat = [12, 13]

/**
 * Reference implementation of the price in `bigint`, from decisions (Money), without code of the domain. The domain, the
 * API, the order summary and the provider are compared with it.
 */
export function exactPrice(input: ExactInput): Prices {
  let items = 0n
  let subtotal = 0n
  for (const line of input.lines) {
    const listed = pieceOf(line) * BigInt(line.quantity)
    subtotal += listed
    items += listed + (withoutVat.includes(line.categoryId) ? rounded(listed * 21n, 100n) : 0n)
  }
  const fullTransport =
    subtotal >= 5500n ? 0n : BigInt(Math.max(...input.lines.map((line) => line.transport)))
  const leg = (variation: number) => rounded(fullTransport * BigInt(100 + variation), 200n)
  const [pickup, delivery] = [leg(input.pickupVariation), leg(input.deliveryVariation)]
  const transport = pickup + delivery
  const [itemsDiscount, transportDiscount] = discounts(input.discount, items, transport)
  const pickupDiscount = firstShare(transportDiscount, pickup, transport)
  const vat = (gross: bigint) => rounded(gross * 21n, 121n)
  const discount = itemsDiscount + transportDiscount
  return toNumbers({
    items,
    pickup,
    delivery,
    transport,
    incidents: 0n,
    itemsDiscount,
    pickupDiscount,
    deliveryDiscount: transportDiscount - pickupDiscount,
    transportDiscount,
    discount,
    itemsVat: vat(items - itemsDiscount),
    transportVat: vat(transport - transportDiscount),
    total: items + transport - discount,
  })
}

/** Price of one piece; the area of a carpet is at least 1 m². */
function pieceOf({ kind, measure, price }: PricedLine): bigint {
  if (kind === null || !measure) return BigInt(price)
  const area = BigInt(measure.width) * BigInt(measure.height)
  return rounded(BigInt(price) * (kind === 'carpet' && area < 10_000n ? 10_000n : area), 10_000n)
}

function discounts(discount: Discount | null, items: bigint, transport: bigint): [bigint, bigint] {
  if (discount === null) return [0n, 0n]
  if (discount.kind === 'amount') {
    const ofItems = smaller(BigInt(discount.amount), items)
    return [ofItems, smaller(BigInt(discount.amount) - ofItems, transport)]
  }
  const part = (amount: bigint) => rounded(amount * BigInt(discount.percent), 100n)
  return [discount.on === 'transport' ? 0n : part(items), discount.on === 'items' ? 0n : part(transport)]
}

/** Share of the pickup by the largest remainder method; ties go to the pickup. */
function firstShare(total: bigint, first: bigint, sum: bigint): bigint {
  if (sum === 0n) return 0n
  const [share, rest] = [(total * first) / sum, (total * first) % sum]
  return 2n * rest >= sum && rest > 0n ? share + 1n : share
}

function toNumbers(parts: Record<keyof Prices, bigint>): Prices {
  return Object.fromEntries(
    Object.entries(parts).map(([name, cents]) => [name, Number(cents)]),
  ) as unknown as Prices
}
