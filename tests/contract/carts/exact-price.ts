import type { PricedLine } from '@colada/domain/cart/totals'
import type { Discount } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/orders/prices'

/** A cart with everything its price is made of. */
export interface ExactInput {
  readonly lines: readonly PricedLine[]
  readonly pickupVariation: number
  readonly deliveryVariation: number
  readonly discount: Discount | null
}

/** Half away from zero, as on paper; nothing here is negative. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

/** Categories whose prices are listed without VAT (decisions: Money). */
const withoutVat = [12, 13]

/**
 * The price of an order by whole numbers without limit, from the words of decisions (Money) and nothing of the domain's:
 * what the domain, the API, the summary and the provider must agree with.
 */
export function exactPrice(input: ExactInput): Prices {
  let items = 0n
  let subtotal = 0n
  for (const line of input.lines) {
    const listed = pieceOf(line) * BigInt(line.quantity)
    subtotal += listed
    items += listed + (withoutVat.includes(line.categoryId) ? rounded(listed * 21n, 100n) : 0n)
  }
  const both = subtotal >= 5500n ? 0n : BigInt(Math.max(...input.lines.map((line) => line.transport)))
  const leg = (variation: number) => rounded(both * BigInt(100 + variation), 200n)
  const [pickup, delivery] = [leg(input.pickupVariation), leg(input.deliveryVariation)]
  const transport = pickup + delivery
  const [itemsDiscount, transportDiscount] = takenOff(input.discount, items, transport)
  const pickupDiscount = firstShare(transportDiscount, pickup, transport)
  const vat = (gross: bigint) => rounded(gross * 21n, 121n)
  const discount = itemsDiscount + transportDiscount
  return inNumbers({
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

/** A carpet counts at least a square metre. */
function pieceOf({ kind, measure, price }: PricedLine): bigint {
  if (kind === null || !measure) return BigInt(price)
  const area = BigInt(measure.width) * BigInt(measure.height)
  return rounded(BigInt(price) * (kind === 'carpet' && area < 10_000n ? 10_000n : area), 10_000n)
}

function takenOff(discount: Discount | null, items: bigint, transport: bigint): [bigint, bigint] {
  if (discount === null) return [0n, 0n]
  if (discount.kind === 'amount') {
    const ofItems = smaller(BigInt(discount.amount), items)
    return [ofItems, smaller(BigInt(discount.amount) - ofItems, transport)]
  }
  const part = (whole: bigint) => rounded(whole * BigInt(discount.percent), 100n)
  return [discount.on === 'transport' ? 0n : part(items), discount.on === 'items' ? 0n : part(transport)]
}

/** The pickup's part of what is split between two legs: the cent that is over goes to the larger rest, then to it. */
function firstShare(total: bigint, first: bigint, sum: bigint): bigint {
  if (sum === 0n) return 0n
  const [share, rest] = [(total * first) / sum, (total * first) % sum]
  return 2n * rest >= sum && rest > 0n ? share + 1n : share
}

function inNumbers(parts: Record<keyof Prices, bigint>): Prices {
  return Object.fromEntries(
    Object.entries(parts).map(([name, cents]) => [name, Number(cents)]),
  ) as unknown as Prices
}
