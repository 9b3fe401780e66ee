import { eq } from 'drizzle-orm'
import { getOrder } from '@colada/domain/orders/contract'
import { capturePayPalOrder, createPayPalOrder } from '@colada/domain/payment/contract'
import { payments } from '#api/payment/tables.ts'
import { newShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import type { PayingApi } from './paying-api.ts'

/** A customer with an unpaid order, and PayPal's order for it. */
export async function newBuyer(api: PayingApi) {
  const shopper = await newShopper(api)
  const order = await placeOrder(api, shopper)
  const { http, answer } = await prepare(api, shopper, order.id)
  if (http !== 200) throw new Error(`PayPal’s order was refused: ${JSON.stringify(answer)}`)
  return { shopper, order, paypalId: answer.paypal_order.id }
}

export function prepare(api: PayingApi, { session }: Shopper, orderId: number) {
  return api.call(createPayPalOrder, { session, body: { order_id: orderId } })
}

export function capture(api: PayingApi, { session }: Shopper, paypalId: string) {
  return api.call(capturePayPalOrder, { session, params: { id: paypalId } })
}

/** The order as its customer sees it. */
export async function look(api: PayingApi, { session }: Shopper, orderId: number) {
  const { answer } = await api.call(getOrder, { session, params: { orderId } })
  return answer.orders[0]!
}

export function paymentsOf(api: PayingApi, orderId: number) {
  return api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)
}

/** PayPal's own record of an order. */
export function atPayPal(api: PayingApi, paypalId: string) {
  return api.sandbox.paypal.tables.orders.get(paypalId)!
}

/** What PayPal took and gave back for an order, cents. */
export function movedAtPayPal(api: PayingApi, paypalId: string) {
  const captures = atPayPal(api, paypalId).purchase_units[0].payments?.captures ?? []
  const ids = captures.map(({ id }) => id)
  const refunds = api.sandbox.paypal.tables.refunds.list(({ capture: id }) => ids.includes(id))
  const cents = (values: { amount: { value: string } }[]) =>
    values.map(({ amount }) => Math.round(Number(amount.value) * 100))
  return { taken: cents(captures), given: cents(refunds) }
}
