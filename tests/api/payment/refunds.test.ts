import { orderStatus } from '@colada/domain/orders/status'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { orders } from '#api/orders/tables.ts'
import { payments, refunds } from '#api/payment/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { createPaymentIntent, pay } from './pay-order.ts'
import { setUpPaymentApi } from './payment-api.ts'
import { capturePayPal, createBuyer, paymentsOf } from './paypal-buyer.ts'

const api = setUpPaymentApi()

const DAY_MS = 86_400_000

async function paidByCard() {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const intentId = await createPaymentIntent(api, shopper, order.id)
  await pay(api, shopper, order.id)
  return { order, refundAtProvider: (amount?: number) => api.sandbox.refund(intentId, amount) }
}

async function paidByPayPal() {
  const { shopper, order, paypalId } = await createBuyer(api)
  api.sandbox.paypal.approve(paypalId)
  await capturePayPal(api, shopper, paypalId)
  const [payment] = await paymentsOf(api, order.id)
  return {
    order,
    refundAtProvider: (amount?: number) => api.sandbox.paypal.refund(payment!.captureId!, amount),
  }
}

async function booksOf(orderId: number) {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  const [row] = await api.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
  return { paid: order!.paid, refunded: order!.refunded, refund: row!.refund }
}

async function listRefunds(): Promise<string> {
  const command = readCommand(['refunds'])
  if (typeof command === 'string') throw new Error(command)
  return (await runCommand(command, api.dependencies)).message
}

// Guard: `charge_already_refunded` and `CAPTURE_FULLY_REFUNDED` are not failures.
describe.each([
  ['card', paidByCard],
  ['PayPal', paidByPayPal],
])('a %s payment that was refunded in full at the provider', (_, paid) => {
  it('counts as refunded after one attempt, and nothing is returned twice', async () => {
    const { order, refundAtProvider } = await paid()
    refundAtProvider()
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    await api.run('refunds')
    const { paid: captured, refunded, refund } = await booksOf(order.id)
    expect(refund).toMatchObject({ status: 'done', attempts: 1, providerId: null, lastError: null })
    expect([refunded, refund.amount]).toEqual([captured, captured])
    expect(api.failures).toEqual([])
  })

  it('counts as refunded in full, although the shop retains the transport', async () => {
    const { order, refundAtProvider } = await paid()
    await moveOrder(api, order.localizador, orderStatus.collected)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const before = await booksOf(order.id)
    expect(before.refund.amount).toBeLessThan(before.paid)
    refundAtProvider()
    await api.run('refunds')
    const { paid: captured, refunded, refund } = await booksOf(order.id)
    expect([refunded, refund.amount]).toEqual([captured, captured])
    expect(api.failures).toEqual([])
  })
})

describe('a refund that fails', () => {
  it('is listed for operations with order, amount, attempts, age and last error', async () => {
    const { order, refundAtProvider } = await paidByCard()
    // A part was refunded at the provider, so the rest is less than the shop's refund.
    refundAtProvider(1)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    await api.run('refunds')
    expect(api.failures.splice(0)).toHaveLength(1)
    api.advance(3_600_000)
    await api.run('refunds')
    expect(api.failures.splice(0)).toHaveLength(1)
    const { refund } = await booksOf(order.id)
    const amount = (refund.amount / 100).toFixed(2).replace('.', ',')
    const line = (await listRefunds()).split('\n').find((text) => text.startsWith(order.localizador))
    expect(line?.replaceAll(/\s/g, ' ')).toBe(
      `${order.localizador}  ${amount} €  2 attempts  1 h old  ${refund.lastError}`,
    )
    expect(refund.lastError).toContain('greater than unrefunded amount')
    await api.db.update(refunds).set({ status: 'done' }).where(eq(refunds.id, refund.id))
    await api.db.update(orders).set({ refunded: refund.amount }).where(eq(orders.id, order.id))
  })

  it('for more than a day is reported with its order and amount', async () => {
    const { order } = await paidByPayPal()
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    api.sandbox.faults.set({ paypal: { kind: 'error' } })
    await api.run('refunds')
    expect(api.failures.splice(0)).toEqual([{ err: expect.any(Error), id: expect.any(Number) }])
    api.advance(DAY_MS)
    await api.run('refunds')
    const { refund } = await booksOf(order.id)
    const { localizador: locator } = order
    expect(api.failures.splice(0)).toMatchObject([{ locator, amount: refund.amount, attempts: 2 }])

    api.sandbox.faults.clear()
    api.advance(DAY_MS)
    await api.run('refunds')
    expect((await booksOf(order.id)).refund.status).toBe('done')
    expect(await listRefunds()).toBe('No refund is waiting.')
  })
})
