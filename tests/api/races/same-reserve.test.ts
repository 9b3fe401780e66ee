import { randomUUID } from 'node:crypto'
import { reserve } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#api/orders/tables.ts'
import { checkout, createShopper, placeOrder } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ connections: 20 })
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

const atOnce = 20

describe('the same reserve', () => {
  it('twenty times concurrently with one key creates one order, returned by every response', async () => {
    const shopper = await createShopper(api)
    const body = await checkout(api, shopper)
    const headers = { 'idempotency-key': randomUUID() }
    const outcomes = await Promise.all(
      Array.from({ length: atOnce }, () => api.call(reserve, { session: shopper.session, body, headers })),
    )
    expect(outcomes.map(({ http }) => http)).toEqual(Array(atOnce).fill(200))
    expect(new Set(outcomes.map(({ response }) => response.new_order.localizador)).size).toBe(1)
    expect(await api.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(1)
  })

  it('marks the response that is returned again', async () => {
    const shopper = await createShopper(api)
    const { session } = shopper
    const headers = { 'idempotency-key': randomUUID() }
    const body = await checkout(api, shopper)
    const first = await api.call(reserve, { session, body, headers })
    const again = await api.call(reserve, { session, body, headers })
    expect(again.response).toEqual(first.response)
    expect([first, again].map((outcome) => outcome.headers['idempotent-replayed'])).toEqual([
      undefined,
      'true',
    ])
  })

  it('twenty times concurrently without a key creates one order, too', async () => {
    const shopper = await createShopper(api)
    const body = await checkout(api, shopper)
    const outcomes = await Promise.all(
      Array.from({ length: atOnce }, () => api.call(reserve, { session: shopper.session, body })),
    )
    expect(outcomes.map(({ http }) => http)).toEqual(Array(atOnce).fill(200))
    expect(new Set(outcomes.map(({ response }) => response.new_order.id)).size).toBe(1)
    expect(await api.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(1)
  })

  it('creates a second order a minute later, for another slot, or with another key', async () => {
    const shopper = await createShopper(api)
    const body = await checkout(api, shopper)
    const { session } = shopper
    const first = await api.call(reserve, { session, body })
    const keyed = await api.call(reserve, { session, body, headers: { 'idempotency-key': randomUUID() } })
    const another = await placeOrder(api, shopper, { pickup: 7 })
    api.advance(61_000)
    const later = await api.call(reserve, { session, body })
    const ids = [first, keyed, later].map(({ response }) => response.new_order.id)
    expect(new Set([...ids, another.id]).size).toBe(4)
  })

  it('with another body and the same key is rejected and creates nothing', async () => {
    const shopper = await createShopper(api)
    const { session } = shopper
    const headers = { 'idempotency-key': randomUUID() }
    const body = await checkout(api, shopper)
    await api.call(reserve, { session, body, headers })
    const other = await api.call(reserve, {
      session,
      body: { ...body, observaciones: 'Llamad al portero.' },
      headers,
    })
    expect(other.http).toBe(422)
    expect(other.response.status.code).toBe(statusCodes.idempotencyMismatch.code)
    expect(await api.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(1)
  })

  it('may use a key again after it was rejected', async () => {
    const shopper = await createShopper(api)
    const { session } = shopper
    const headers = { 'idempotency-key': randomUUID() }
    const body = await checkout(api, shopper)
    const stale = { ...body, prices: { ...body.prices, precio_pedido: 1 } }
    expect((await api.call(reserve, { session, body: stale, headers })).http).toBe(409)
    expect((await api.call(reserve, { session, body, headers })).http).toBe(200)
  })

  it('with the key of another customer creates its own order', async () => {
    const [ana, luis] = [await createShopper(api), await createShopper(api)]
    const headers = { 'idempotency-key': randomUUID() }
    const first = await api.call(reserve, { session: ana.session, body: await checkout(api, ana), headers })
    const second = await api.call(reserve, {
      session: luis.session,
      body: await checkout(api, luis),
      headers,
    })
    expect(second.http).toBe(200)
    expect(second.response.new_order.id).not.toBe(first.response.new_order.id)
  })
})
