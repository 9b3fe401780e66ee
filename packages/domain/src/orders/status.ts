/** Status codes of orders by name (spec 000 §4). */
export const orderStatus = {
  created: 0,
  pendingPayment: 1,
  absentAtPickup: 5,
  collected: 10,
  washing: 20,
  incident: 25,
  washed: 30,
  outForDelivery: 40,
  absentAtDelivery: 45,
  delivered: 50,
  cancelled: 60,
  error: 99,
} as const

/** A status code, normally one of {@link orderStatus}. Unknown codes are displayed instead of rejected. */
export type OrderStatus = number

/** Statuses of orders that are finished: delivered, cancelled, or ended by an error. */
export const finishedStatuses: readonly OrderStatus[] = [
  orderStatus.delivered,
  orderStatus.cancelled,
  orderStatus.error,
]
