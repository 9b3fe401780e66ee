import { onBroadcast, broadcast } from '@colada/client/browser/broadcast'
import type { OrderId } from '@colada/domain/orders/order'

/** Spec 000 §4: a payment-done event. It is sent to every tab, which then refetches the order (trust 3). */
const channelName = 'colada-payment-done'

/** Notifies the other tabs that a payment has succeeded. */
export function broadcastPaymentDone(orderId: OrderId): void {
  broadcast(channelName, orderId)
}

/** Subscribes to payments of other tabs. Returns an unsubscribe function. */
export function onPaymentDone(listener: (orderId: OrderId) => void): () => void {
  return onBroadcast(channelName, (orderId) => listener(Number(orderId)))
}
