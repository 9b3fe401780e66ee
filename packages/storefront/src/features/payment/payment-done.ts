import type { OrderId } from '@colada/domain/orders/order'

/** Spec 000 §4: a payment-done event marks an order paid; here it reaches every tab, and only makes them look (trust 3). */
const channelName = 'colada-payment-done'

/** Tells the other tabs that a payment of an order has gone through. */
export function announcePaymentDone(orderId: OrderId): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // A channel stays within its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(orderId)
  channel.close()
}

/** Hears of payments that went through in other tabs. Answers how to stop. */
export function onPaymentDone(listener: (orderId: OrderId) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => listener(Number(data)))
  return () => channel.close()
}
