import { getOrder } from '@colada/domain/orders/contract'
import { capturePayPalOrder, createPayPalOrder } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { payments } from '#api/payment/tables.ts'
import { createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import type { PaymentApi } from './payment-api.ts'

/** A customer with an unpaid order, and PayPal's order for it. */
export async function createBuyer(api: PaymentApi) {
  const shopper = await createShopper(api)
  const order = await placeOrder(api, shopper)
  const { http, response } = await preparePayPalOrder(api, shopper, order.id)
  if (http !== 200) throw new Error(`PayPal’s order was rejected: ${JSON.stringify(response)}`)
  return { shopper, order, paypalId: response.paypal_order.id }
}

export function preparePayPalOrder(api: PaymentApi, { session }: Shopper, orderId: number) {
  return api.call(createPayPalOrder, { session, body: { order_id: orderId } })
}

export function capturePayPal(api: PaymentApi, { session }: Shopper, paypalId: string) {
  return api.call(capturePayPalOrder, { session, params: { id: paypalId } })
}

/** The order as its customer sees it. */
export async function fetchOrder(api: PaymentApi, { session }: Shopper, orderId: number) {
  const { response } = await api.call(getOrder, { session, params: { orderId } })
  return response.orders[0]!
}

export function paymentsOf(api: PaymentApi, orderId: number) {
  return api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id)
}

/** Returns PayPal's record of an order. */
export function paypalRecord(api: PaymentApi, paypalId: string) {
  return api.sandbox.paypal.tables.orders.get(paypalId)!
}

/** The captured and refunded cents of an order at PayPal. */
export function paypalAmounts(api: PaymentApi, paypalId: string) {
  const captures = paypalRecord(api, paypalId).purchase_units[0].payments?.captures ?? []
  const ids = captures.map(({ id }) => id)
  const refunds = api.sandbox.paypal.tables.refunds.list(({ capture: id }) => ids.includes(id))
  const cents = (values: { amount: { value: string } }[]) =>
    values.map(({ amount }) => Math.round(Number(amount.value) * 100))
  return { captured: cents(captures), refunded: cents(refunds) }
}
