import type { OrderTone } from '@colada/ui'
import type { OrdersMessages } from './messages.ts'

/** The display of each status (spec 000 §4). */
export const statusTones: Readonly<Record<keyof OrdersMessages['statuses'], OrderTone>> = {
  created: 'success',
  pendingPayment: 'warning',
  absentAtPickup: 'error',
  collected: 'success',
  washing: 'success',
  incident: 'error',
  washed: 'success',
  outForDelivery: 'success',
  absentAtDelivery: 'error',
  delivered: 'success',
  cancelled: 'cancelled',
  error: 'error',
  unknown: 'unknown',
}
