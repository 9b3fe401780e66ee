import { randomUUID } from 'node:crypto'
import { abandonPayment, addItems, getOrder, reserve } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CardGateway, CardIntent } from '#api/gateways/cards.ts'
import { listJobs } from '#api/jobs/jobs.ts'
import { giveUp, requestChange } from '../orders/order-changes.ts'
import { checkout, makeStaff, createShopper, placeOrder } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

/** A provider that keeps payments in `processing`, as some banks do for minutes. */
let status: CardIntent['status'] = 'processing'
const intents = new Map<string, CardIntent>()
const standing = (id: string): CardIntent => {
  const intent = { ...intents.get(id)!, status, providerStatus: status }
  return status === 'succeeded' ? { ...intent, captured: intent.amount } : intent
}
const undecided: CardGateway = {
  createCustomer: async () => `cus_${randomUUID()}`,
  deleteCustomer: async () => undefined,
  createIntent: async ({ key, amount, orderId }) => {
    const id = `pi_${key}`
    const made = { id, clientSecret: randomUUID(), status, providerStatus: status, amount, captured: 0 }
    intents.set(id, { ...made, currency: 'eur', key, orderId })
    return standing(id)
  },
  findIntent: async (id) => standing(id),
  findPaidCard: async () => null,
  cancelIntent: async () => {
    throw new Error('A payment under review must not be cancelled.')
  },
  setSavesCard: async (id) => standing(id),
  refund: async () => 're_1',
  listCards: async () => [],
  removeCard: async () => false,
  readEvent: () => {
    throw new Error('This provider sends nothing.')
  },
}

let api: TestApi
const failures: unknown[] = []
beforeAll(async () => {
  api = await createTestApi({
    cards: undecided,
    onLog: (l) => console.error(l),
    config: { logLevel: 'error' } as never,
  })
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

async function runJob(name: string): Promise<void> {
  const jobs = listJobs(api.dependencies, { error: (details) => failures.push(details) })
  await jobs.find((job) => job.name === name)!.run()
}

describe('a payment that the provider is processing', () => {
  it('blocks a second one, and is cancelled neither by the customer nor by the timeout until it has a result', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    const secondIntent = await api.call(createIntent, {
      session: shopper.session,
      body: { order_id: order.id },
    })
    expect([secondIntent.http, secondIntent.response.status.code]).toEqual([
      409,
      statusCodes.paymentUnderReview.code,
    ])
    const readOrder = async () => {
      const seen = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
      return seen.response.orders[0]!.status
    }
    const given = { session: shopper.session, params: { orderId: order.id } }
    const abandoned = await api.call(abandonPayment, given)
    expect([abandoned.http, abandoned.response.status.code]).toEqual([
      409,
      statusCodes.paymentUnderReview.code,
    ])
    api.advance(1_800_000)
    await runJob('unpaid-orders')
    expect(await readOrder()).toBe(1)
    status = 'succeeded'
    api.advance(60_000)
    await runJob('unpaid-orders')
    expect(await readOrder()).toBe(0)
    expect(failures).toEqual([])
    expect(intents.size).toBe(1)
  })

  it('keeps its change open: it is neither given up nor does it lapse', async () => {
    status = 'processing'
    const shopper = await createShopper(api)
    const { session } = shopper
    await makeStaff(api, shopper)
    const counter = { ...(await checkout(api, shopper)), process_type: 'reserve_order_by_cash' }
    const { response } = await api.call(reserve, { session, body: counter })
    const orderId = response.new_order.id
    const items = [{ product_id: 1, qty: 2 }]
    await requestChange(api, shopper, addItems, { order_id: orderId, items })
    await api.call(createIntent, { session, body: { order_id: orderId } })
    const refused = await giveUp(api, shopper, { id: orderId })
    expect([refused.http, refused.response.status.code]).toEqual([409, statusCodes.paymentUnderReview.code])
    const readOrder = async () => {
      const seen = await api.call(getOrder, { session, params: { orderId } })
      return seen.response.orders[0]!
    }
    api.advance(1_800_000)
    await runJob('unpaid-orders')
    expect((await readOrder()).pending_change?.items).toEqual([{ product_id: 1, qty: 2 }])
    status = 'succeeded'
    api.advance(60_000)
    await runJob('unpaid-orders')
    expect(await readOrder()).toMatchObject({ precioItems: 19.75, pending_change: null })
    expect(failures).toEqual([])
  })
})
