import type { OrderId } from '@colada/domain/orders/order'
import { onBroadcast, broadcast } from '../../platform/browser/broadcast.ts'

/** Spec 000 §4: a payment-done event marks an order paid; here it reaches every tab, and only makes them look (trust 3). */
const channelName = 'colada-payment-done'

/** Tells the other tabs that a payment of an order has gone through. */
export function broadcastPaymentDone(orderId: OrderId): void {
  broadcast(channelName, orderId)
}

/** Hears of payments that went through in other tabs. Answers how to stop. */
export function onPaymentDone(listener: (orderId: OrderId) => void): () => void {
  return onBroadcast(channelName, (orderId) => listener(Number(orderId)))
}
