/** Every status an order can be in, by name (spec 000 §4). */
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

/** A status code of {@link orderStatus}; a plain number, since an unknown one is shown, not refused. */
export type OrderStatus = number
