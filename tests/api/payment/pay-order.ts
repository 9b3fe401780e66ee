import { createIntent } from '@colada/domain/payment/contract'
import { getOrder, type WireOrder } from '@colada/domain/orders/contract'
import type { Shopper } from '../orders/shopper.ts'
import type { PayingApi } from './paying-api.ts'

/** Prepares a payment of what an order owes; answers the provider's name of it. */
export async function prepare(api: PayingApi, shopper: Shopper, orderId: number): Promise<string> {
  const { session } = shopper
  const { http, answer } = await api.call(createIntent, { session, body: { order_id: orderId } })
  if (http !== 200) throw new Error(`The payment was refused: ${JSON.stringify(answer)}`)
  return answer.payment_intent.id
}

/** Pays what an order owes, as far as the shop hears of it, and answers the order as it is then. */
export async function pay(api: PayingApi, shopper: Shopper, orderId: number): Promise<WireOrder> {
  api.sandbox.pay(await prepare(api, shopper, orderId))
  await hear(api)
  return see(api, shopper, orderId)
}

/** Lets the reconciler ask the provider about every open payment. */
export async function hear(api: PayingApi): Promise<void> {
  api.pass(60_000)
  await api.run('open-payments')
}

/** An order as its customer sees it. */
export async function see(api: PayingApi, { session }: Shopper, orderId: number): Promise<WireOrder> {
  const { answer } = await api.call(getOrder, { session, params: { orderId } })
  return answer.orders[0]!
}
