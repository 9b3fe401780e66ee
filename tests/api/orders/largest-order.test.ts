import { addItems, reserve } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import { messages } from '#api/locales/messages.ts'
import { coupons } from '#api/promotions/tables.ts'
import { fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { testNow } from '../support/test-now.ts'
import { requestChange, paidOrder } from './order-changes.ts'
import { checkout, makeBusiness, createShopper, fetchPrices, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()

/** The card provider's maximum, cents. */
const largest = 99_999_999
const tooLarge = [statusCodes.orderTooLarge.http, statusCodes.orderTooLarge.code]

/** Very large curtains, about 4,390 euros each. */
const curtains = (qty: number) => [{ product_id: 1046, qty, width: 2350, height: 2350 }]
const largestCart = { items: curtains(250) }

/** Creates a code that leaves this amount of the order to pay. */
async function createCodeLeaving(shopper: Shopper, cents: number): Promise<string> {
  const { precio_pedido: total } = await fetchPrices(api, shopper, largestCart)
  const code = `QUEDAN${cents}`
  await api.db.insert(coupons).values({
    code,
    origin: 'campaign',
    kind: 'amount',
    amount: Math.round(total! * 100) - cents,
    createdAt: new Date(testNow),
  })
  return code
}

// Guard: `checkMaxTotal`, before places and coupon are claimed; without it an order is created that cannot be paid.
describe('an order above the maximum payment', () => {
  it.each(['es', 'en'] as const)(
    'is rejected with a message before anything is claimed (%s)',
    async (language) => {
      const shopper = await createShopper(api)
      const body = await checkout(api, shopper, largestCart)
      const before = await checksumDatabase(api.db)
      const { http, response } = await api.call(reserve, { session: shopper.session, body, language })
      expect([http, response.status.code]).toEqual(tooLarge)
      expect(response.status.message).toBe(messages[language].status.orderTooLarge)
      expect(await checksumDatabase(api.db)).toEqual(before)
    },
  )

  it('is rejected for a company, too', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const body = await checkout(api, company, largestCart)
    const { http, response } = await api.call(reserve, { session: company.session, body })
    expect([http, response.status.code]).toEqual(tooLarge)
  })

  it('is one cent above the provider’s maximum', async () => {
    const shopper = await createShopper(api)
    const { session } = shopper
    const over = await checkout(api, shopper, {
      ...largestCart,
      promoCode: await createCodeLeaving(shopper, largest + 1),
    })
    const refused = await api.call(reserve, { session, body: over })
    expect([refused.http, refused.response.status.code]).toEqual(tooLarge)

    const most = await checkout(api, shopper, {
      ...largestCart,
      promoCode: await createCodeLeaving(shopper, largest),
    })
    const taken = await api.call(reserve, { session, body: most })
    expect(taken.http).toBe(200)
    const { id } = taken.response.new_order
    const prepared = await api.call(createIntent, { session, body: { order_id: id } })
    expect([prepared.http, prepared.response.payment_intent.amount]).toEqual([200, largest / 100])
  })

  it('cannot be reached by adding garments', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper, { items: curtains(150) })
    const add = (qty: number) =>
      requestChange(api, shopper, addItems, { order_id: order.id, items: curtains(qty) })
    const { http, response } = await add(100)
    expect([http, response.status.code]).toEqual(tooLarge)
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({
      pending_change: null,
      precioPendiente: 0,
    })
    expect((await add(1)).http).toBe(200)
  })
})
