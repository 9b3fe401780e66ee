import { fromCartLine } from '@colada/domain/cart/contract'
import { categoryIds } from '@colada/domain/catalogue/category'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { reserve, toOrder } from '@colada/domain/orders/contract'
import { type Discount, priceOrder } from '@colada/domain/orders/price-order'
import { createIntent } from '@colada/domain/payment/contract'
import { DISCOUNT_LINE_THRESHOLD_CENTS } from '@colada/domain/payment/window'
import { checkCoupon, fromPrices, toPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import { getDeliveries, getPickups } from '@colada/domain/schedule/contract'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { quoteCart, readCart } from '#api/cart/service.ts'
import { hasOrders } from '#api/orders/service.ts'
import { coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { pricedLines } from '#storefront/features/cart/priced-lines.ts'
import { priceLines } from '#storefront/features/orders/price-lines.ts'
import { homeAddresses, createShoppers } from '../api/orders/shopper.ts'
import { expectInvariants } from '../api/support/invariants.ts'
import { retryWhileUnavailable } from '../api/support/retry-while-unavailable.ts'
import { createTestApi } from '../api/support/test-api.ts'
import { testNow } from '../api/support/test-now.ts'
import { isLongRun } from '../long-run.ts'
import { keyAsText } from '../storefront/support/i18n.ts'
import { exactPrice } from './carts/exact-price.ts'
import { generateCarts, type GeneratedCart } from './carts/generated-carts.ts'
import { recordingCards } from './carts/recording-cards.ts'

const count = isLongRun ? 10_000 : 500
/** Number of carts that are ordered through the API. */
const orderedCount = 200
const seed = 20_261_123

const discounts: readonly Discount[] = [
  ...[1, 3, 10, 20, 33, 50, 99, 100].map((percent) => ({ kind: 'percent', percent, on: 'items' }) as const),
  ...[1, 10, 50, 100].map((percent) => ({ kind: 'percent', percent, on: 'transport' }) as const),
  ...[7, 15, 100].map((percent) => ({ kind: 'percent', percent, on: 'order' }) as const),
  ...[1, 2, 333, 600, 100_000].map((amount) => ({ kind: 'amount', amount }) as const),
]
const codeOf = (position: number) => (position < 0 ? '' : `CODIGO${position}`)

const { cards, requests } = recordingCards()
const api = await createTestApi({ connections: 12, cards })
const shoppers = await createShoppers(api, orderedCount)
afterAll(() => api.close())

await api.db.insert(coupons).values(
  discounts.map((discount, position) => ({
    code: codeOf(position),
    origin: 'campaign' as const,
    createdAt: new Date(testNow),
    ...(discount.kind === 'amount'
      ? { kind: 'amount' as const, amount: discount.amount }
      : { kind: 'percent' as const, percent: discount.percent, appliesTo: discount.on }),
  })),
)
await api.db.update(slots).set({ capacity: count })

const { response } = await api.call(getProducts)
const categories = response.categories.map(toCategory)
const catalogue = {
  categories,
  products: new Map(
    categories.flatMap((category) => category.products.map((product) => [product.id, product])),
  ),
}
const [me] = shoppers
const { session } = me!
const pickups = (await api.call(getPickups, { session, body: { cp: '28013' } })).response.days[0]!.hours
/** Late enough for the longest lead time. */
const deliveries = (
  await api.call(getDeliveries, {
    session,
    body: { cp: '28013', category_id: categoryIds.carpets, pickup_time: pickups.at(-1)!.id },
  })
).response.days[1]!.hours
const hours = Math.min(pickups.length, deliveries.length)

const carts = generateCarts(categories, { count, seed, hours, codes: discounts.length })

/** Price of a cart by the storefront's code and by the reference implementation. */
function estimate({ cart, pickup, delivery, code }: GeneratedCart) {
  const lines = pricedLines(cart, catalogue as unknown as Parameters<typeof pricedLines>[1], 'es').map(
    ({ priced }) => priced,
  )
  const input = {
    lines,
    pickupVariation: pickups[pickup]!.shipping_cost_variation_pct,
    deliveryVariation: deliveries[delivery]!.shipping_cost_variation_pct,
    discount: discounts[code] ?? null,
  }
  return { domain: priceOrder(input), exact: exactPrice(input) }
}

/** Parses a displayed amount such as `−1.234,56 €` to cents. */
function parseDisplayedCents(text: string): number {
  if (text === 'schedule:free') return 0
  const digits = Number(text.replace(/\D/g, ''))
  return text.startsWith('−') || text.startsWith('-') ? -digits : digits
}

/** Sum of the lines of an order summary, and its displayed total. */
function sumSummary(prices: Prices) {
  const { lines, discount, total } = priceLines(prices, keyAsText)
  const shown = [...lines, ...(discount ? [discount] : [])].map(({ value }) => parseDisplayedCents(value))
  return { lines: shown.reduce((a, b) => a + b, 0), total: parseDisplayedCents(total.value) }
}

/** The first three differences, with the indexes of their carts. */
function findDifferences(found: readonly { actual: unknown; expected: unknown }[]) {
  return found
    .map((pair, position) => ({ position, ...pair }))
    .filter(({ actual, expected }) => JSON.stringify(actual) !== JSON.stringify(expected))
    .slice(0, 3)
}

const estimates = carts.map(estimate)

describe(`${count} carts`, () => {
  it('cover all categories, paid transport and transport discounts', () => {
    const categoriesInCarts = new Set(
      carts.flatMap(({ cart }) =>
        cart.lines.map((line) => catalogue.products.get(line.productId)!.categoryId),
      ),
    )
    expect([...categoriesInCarts].toSorted((a, b) => a - b)).toEqual(
      categories.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(estimates.filter(({ exact }) => exact.transport > 0).length).toBeGreaterThan(count / 20)
    expect(estimates.filter(({ exact }) => exact.transportDiscount > 0).length).toBeGreaterThan(count / 50)
  })

  it('have the same price in the domain as in the reference implementation', () => {
    expect(
      findDifferences(estimates.map(({ domain, exact }) => ({ actual: domain, expected: exact }))),
    ).toEqual([])
  })

  it('keep their prices when serialized and parsed', () => {
    const roundTrips = estimates.map(({ domain }) => ({
      actual: toPrices(JSON.parse(JSON.stringify(fromPrices(domain))) as ReturnType<typeof fromPrices>),
      expected: domain,
    }))
    expect(findDifferences(roundTrips)).toEqual([])
  })

  it('have summaries whose lines sum to the displayed total', () => {
    const sums = estimates.map(({ domain }) => {
      // A discount of one cent is not displayed (spec 000 §5, Discount line).
      const hiddenDiscount = domain.discount <= DISCOUNT_LINE_THRESHOLD_CENTS ? domain.discount : 0
      return {
        actual: sumSummary(domain),
        expected: { lines: domain.total + hiddenDiscount, total: domain.total },
      }
    })
    expect(findDifferences(sums)).toEqual([])
  })

  it('have the same price in the API', { timeout: 600_000 }, async () => {
    const found = new Map<number, { actual: unknown; expected: unknown }>()
    const positions = carts.keys()
    const worker = async () => {
      for (const position of positions) found.set(position, await quote(position))
    }
    await Promise.all(Array.from({ length: 12 }, worker))
    expect(found.size).toBe(count)
    expect(findDifferences([...found.values()])).toEqual([])
  })
})

async function quote(position: number) {
  const { cart, pickup, delivery, code } = carts[position]!
  const lines = await readCart(api.db, cart.lines.map(fromCartLine), { kind: 'job' })
  const { prices, problem } = await quoteCart(
    api.db,
    {
      userId: me!.userId,
      lines,
      pickupId: pickups[pickup]!.id,
      deliveryId: deliveries[delivery]!.id,
      promoCode: codeOf(code),
      noShipping: false,
    },
    { now: testNow, hasOrders },
  )
  const { exact } = estimates[position]!
  const expectedProblem = code >= 0 && exact.discount === 0 ? 'couponWithoutEffect' : null
  return { actual: [sortedEntries(prices), problem], expected: [sortedEntries(exact), expectedProblem] }
}

/** Entries sorted by key, to be compared as JSON. */
function sortedEntries(prices: Prices): [string, number][] {
  return Object.entries(prices).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, number][]
}

describe(`${orderedCount} ordered carts`, () => {
  const isOrderable = ({ cart }: GeneratedCart) =>
    cart.lines.every((line) => catalogue.products.get(line.productId)!.categoryId !== categoryIds.vouchers)
  const sample = [...carts.keys()].filter((position) => isOrderable(carts[position]!)).slice(0, orderedCount)

  it(
    'have the same total when priced, ordered, displayed and sent to the card provider',
    { timeout: 600_000 },
    async () => {
      const rows = sample.map((position, index) => ({ position, shopper: shoppers[index]! })).values()
      const found: { actual: unknown; expected: unknown }[] = []
      const worker = async () => {
        for (const { position, shopper } of rows) found.push(await orderCart(position, shopper))
      }
      await Promise.all(Array.from({ length: 6 }, worker))
      expect(found).toHaveLength(orderedCount)
      expect(findDifferences(found)).toEqual([])
      await expectInvariants(api.db)
      const { rows: sums } = await api.db.execute<{ total: string }>(
        sql`select sum(total) as total from orders where status = 1`,
      )
      expect(requests.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(sums[0]!.total))
    },
  )
})

/** Orders a cart and prepares its payment; returns every total on the way. */
async function orderCart(position: number, shopper: (typeof shoppers)[number]) {
  const { cart, pickup, delivery, code } = carts[position]!
  const { exact } = estimates[position]!
  const asCustomer = <Body extends object>(body: Body) => ({ session: shopper.session, body })
  const chosen = {
    items: cart.lines.map(fromCartLine),
    pickup_time: pickups[pickup]!.id,
    delivery_time: deliveries[delivery]!.id,
    promo_code: codeOf(code),
  }
  const priced = await retryWhileUnavailable(() => api.call(checkCoupon, asCustomer(chosen)))
  const confirmed = asCustomer({ ...chosen, ...homeAddresses(shopper), prices: priced.response })
  const ordered = await retryWhileUnavailable(() => api.call(reserve, confirmed))
  expect(ordered.http, JSON.stringify(ordered.response)).toBe(200)
  const order = toOrder(ordered.response.new_order)
  const prepared = await retryWhileUnavailable(() =>
    api.call(createIntent, asCustomer({ order_id: order.id })),
  )
  const isFree = exact.total < 50
  const shown = sumSummary({
    ...toPrices(priced.response),
    ...order,
    items: order.itemsTotal,
    incidents: order.incidentsTotal,
  })
  return {
    actual: {
      priced: sortedEntries(toPrices(priced.response)),
      ordered: order.total,
      pending: order.pending,
      shown: shown.total,
      charged: requests.find(({ orderId }) => orderId === order.id)?.amount,
      intent:
        prepared.http === 200 ? Math.round(prepared.response.payment_intent.amount * 100) : prepared.http,
    },
    expected: {
      priced: sortedEntries(exact),
      ordered: exact.total,
      pending: isFree ? 0 : exact.total,
      shown: exact.total,
      charged: isFree ? undefined : exact.total,
      intent: isFree ? 409 : exact.total,
    },
  }
}
