import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { fromCartLine } from '@colada/domain/cart/contract'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { categoryIds } from '@colada/domain/catalogue/category'
import { type Discount, priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/orders/prices'
import { reserve, toOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { discountLineAbove } from '@colada/domain/payment/window'
import { checkCoupon, fromPrices, toPrices } from '@colada/domain/promotions/contract'
import { getDeliveries, getPickups } from '@colada/domain/schedule/contract'
import { quoteCart, readCart } from '#api/cart/service.ts'
import { hasOrders } from '#api/orders/service.ts'
import { coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { pricedLines } from '#storefront/features/catalogue/priced-lines.ts'
import { priceLines } from '#storefront/features/orders/price-lines.ts'
import { homeAddresses, createShoppers } from '../api/orders/shopper.ts'
import { expectInvariants } from '../api/support/invariants.ts'
import { retryWhileUnavailable } from '../api/support/retry-while-unavailable.ts'
import { createTestApi } from '../api/support/test-api.ts'
import { testNow } from '../api/support/test-now.ts'
import { exactPrice } from './carts/exact-price.ts'
import { generateCarts, type GeneratedCart } from './carts/generated-carts.ts'
import { recordingCards } from './carts/recording-cards.ts'
import { keyAsText } from '../storefront/support/i18n.ts'

const count = 10_000
/** Of them, how many go through the whole API. */
const throughApi = 200
const seed = 20_261_123

const discounts: readonly Discount[] = [
  ...[1, 3, 10, 20, 33, 50, 99, 100].map((percent) => ({ kind: 'percent', percent, on: 'items' }) as const),
  ...[1, 10, 50, 100].map((percent) => ({ kind: 'percent', percent, on: 'transport' }) as const),
  ...[7, 15, 100].map((percent) => ({ kind: 'percent', percent, on: 'order' }) as const),
  ...[1, 2, 333, 600, 100_000].map((amount) => ({ kind: 'amount', amount }) as const),
]
const codeOf = (place: number) => (place < 0 ? '' : `CODIGO${place}`)

const { cards, asked } = recordingCards()
const api = await createTestApi({ connections: 12, cards })
const shoppers = await createShoppers(api, throughApi)
afterAll(() => api.close())

await api.db.insert(coupons).values(
  discounts.map((discount, place) => ({
    code: codeOf(place),
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
/** Late enough for the slowest garment. */
const deliveries = (
  await api.call(getDeliveries, {
    session,
    body: { cp: '28013', category_id: categoryIds.carpets, pickup_time: pickups.at(-1)!.id },
  })
).response.days[1]!.hours
const hours = Math.min(pickups.length, deliveries.length)

const carts = generateCarts(categories, { count, seed, hours, codes: discounts.length })

/** The same cart as the storefront prices it at once, and as whole numbers without limit have it. */
function estimate({ cart, pickup, delivery, code }: GeneratedCart) {
  const lines = pricedLines(cart, catalogue as unknown as Parameters<typeof pricedLines>[1]).map(
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

/** Cents of an amount as it is shown, `−1.234,56 €`. */
function shownCents(text: string): number {
  if (text === 'schedule:free') return 0
  const digits = Number(text.replace(/\D/g, ''))
  return text.startsWith('−') || text.startsWith('-') ? -digits : digits
}

/** What the lines of a summary sum to, and the total beneath them. */
function summed(prices: Prices) {
  const { lines, discount, total } = priceLines(prices, keyAsText)
  const shown = [...lines, ...(discount ? [discount] : [])].map(({ value }) => shownCents(value))
  return { lines: shown.reduce((a, b) => a + b, 0), total: shownCents(total.value) }
}

/** The places of carts about which something differs; an empty list is what is wanted. */
function differing(found: readonly { actual: unknown; expected: unknown }[]) {
  return found
    .map((pair, place) => ({ place, ...pair }))
    .filter(({ actual, expected }) => JSON.stringify(actual) !== JSON.stringify(expected))
    .slice(0, 3)
}

const estimates = carts.map(estimate)

describe(`${count} carts`, () => {
  it('are of every kind', () => {
    const held = new Set(
      carts.flatMap(({ cart }) =>
        cart.lines.map((line) => catalogue.products.get(line.productId)!.categoryId),
      ),
    )
    expect([...held].toSorted((a, b) => a - b)).toEqual(
      categories.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(estimates.filter(({ exact }) => exact.transport > 0).length).toBeGreaterThan(count / 20)
    expect(estimates.filter(({ exact }) => exact.transportDiscount > 0).length).toBeGreaterThan(count / 50)
  })

  it('cost by the domain’s rule what whole numbers say, to the cent', () => {
    expect(differing(estimates.map(({ domain, exact }) => ({ actual: domain, expected: exact })))).toEqual([])
  })

  it('cost the same after a journey over the wire', () => {
    const journeys = estimates.map(({ domain }) => ({
      actual: toPrices(JSON.parse(JSON.stringify(fromPrices(domain))) as ReturnType<typeof fromPrices>),
      expected: domain,
    }))
    expect(differing(journeys)).toEqual([])
  })

  it('show lines that sum to the total that is shown', () => {
    const sums = estimates.map(({ domain }) => {
      // The one cent that is no line of its own (spec 000 §5, Discount line).
      const unseen = domain.discount <= discountLineAbove ? domain.discount : 0
      return {
        actual: summed(domain),
        expected: { lines: domain.total + unseen, total: domain.total },
      }
    })
    expect(differing(sums)).toEqual([])
  })

  it('cost the same in the API', { timeout: 600_000 }, async () => {
    const found = new Map<number, { actual: unknown; expected: unknown }>()
    const places = carts.keys()
    const worker = async () => {
      for (const place of places) found.set(place, await quoted(place))
    }
    await Promise.all(Array.from({ length: 12 }, worker))
    expect(found.size).toBe(count)
    expect(differing([...found.values()])).toEqual([])
  })
})

async function quoted(place: number) {
  const { cart, pickup, delivery, code } = carts[place]!
  const lines = await readCart(api.db, cart.lines.map(fromCartLine), false)
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
  const { exact } = estimates[place]!
  const expectedProblem = code >= 0 && exact.discount === 0 ? 'couponWithoutEffect' : null
  return { actual: [parts(prices), problem], expected: [parts(exact), expectedProblem] }
}

/** In one order, to be compared as text. */
function parts(prices: Prices): [string, number][] {
  return Object.entries(prices).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, number][]
}

describe(`${throughApi} of them`, () => {
  const isOrderable = ({ cart }: GeneratedCart) =>
    cart.lines.every((line) => catalogue.products.get(line.productId)!.categoryId !== categoryIds.vouchers)
  const sample = [...carts.keys()].filter((place) => isOrderable(carts[place]!)).slice(0, throughApi)

  it(
    'cost the same when priced, when ordered, when shown and when the provider is asked',
    { timeout: 600_000 },
    async () => {
      const rows = sample.map((place, index) => ({ place, shopper: shoppers[index]! })).values()
      const found: { actual: unknown; expected: unknown }[] = []
      const worker = async () => {
        for (const { place, shopper } of rows) found.push(await bought(place, shopper))
      }
      await Promise.all(Array.from({ length: 6 }, worker))
      expect(found).toHaveLength(throughApi)
      expect(differing(found)).toEqual([])
      await expectInvariants(api.db)
      const { rows: sums } = await api.db.execute<{ total: string }>(
        sql`select sum(total) as total from orders where status = 1`,
      )
      expect(asked.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(sums[0]!.total))
    },
  )
})

/** One cart from the checkout to the provider's counter: everything that named its total on the way. */
async function bought(place: number, shopper: (typeof shoppers)[number]) {
  const { cart, pickup, delivery, code } = carts[place]!
  const { exact } = estimates[place]!
  const asShopper = <Body extends object>(body: Body) => ({ session: shopper.session, body })
  const chosen = {
    items: cart.lines.map(fromCartLine),
    pickup_time: pickups[pickup]!.id,
    delivery_time: deliveries[delivery]!.id,
    promo_code: codeOf(code),
  }
  const priced = await retryWhileUnavailable(() => api.call(checkCoupon, asShopper(chosen)))
  const confirmed = asShopper({ ...chosen, ...homeAddresses(shopper), prices: priced.response })
  const ordered = await retryWhileUnavailable(() => api.call(reserve, confirmed))
  expect(ordered.http, JSON.stringify(ordered.response)).toBe(200)
  const order = toOrder(ordered.response.new_order)
  const prepared = await retryWhileUnavailable(() =>
    api.call(createIntent, asShopper({ order_id: order.id })),
  )
  const isFree = exact.total < 50
  const shown = summed({
    ...toPrices(priced.response),
    ...order,
    items: order.itemsTotal,
    incidents: order.incidentsTotal,
  })
  return {
    actual: {
      priced: parts(toPrices(priced.response)),
      ordered: order.total,
      pending: order.pending,
      shown: shown.total,
      asked: asked.find(({ orderId }) => orderId === order.id)?.amount,
      told: prepared.http === 200 ? Math.round(prepared.response.payment_intent.amount * 100) : prepared.http,
    },
    expected: {
      priced: parts(exact),
      ordered: exact.total,
      pending: isFree ? 0 : exact.total,
      shown: exact.total,
      asked: isFree ? undefined : exact.total,
      told: isFree ? 409 : exact.total,
    },
  }
}
