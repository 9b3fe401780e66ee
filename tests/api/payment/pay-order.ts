import { getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import type { Shopper } from '../orders/shopper.ts'
import type { PaymentApi } from './payment-api.ts'

/** Prepares the payment of an order's amount due; returns the intent's id. */
export async function createPaymentIntent(
  api: PaymentApi,
  shopper: Shopper,
  orderId: number,
): Promise<string> {
  const { session } = shopper
  const { http, response } = await api.call(createIntent, { session, body: { order_id: orderId } })
  if (http !== 200) throw new Error(`The payment was rejected: ${JSON.stringify(response)}`)
  return response.payment_intent.id
}

/** Pays an order's amount due, reconciles, and returns the order. */
export async function pay(api: PaymentApi, shopper: Shopper, orderId: number): Promise<WireOrder> {
  api.sandbox.pay(await createPaymentIntent(api, shopper, orderId))
  await reconcile(api)
  return fetchOrder(api, shopper, orderId)
}

/** Reconciles every open payment with the provider. */
export async function reconcile(api: PaymentApi): Promise<void> {
  api.advance(60_000)
  await api.run('open-payments')
}

/** An order as its customer sees it. */
export async function fetchOrder(api: PaymentApi, { session }: Shopper, orderId: number): Promise<WireOrder> {
  const { response } = await api.call(getOrder, { session, params: { orderId } })
  return response.orders[0]!
}
