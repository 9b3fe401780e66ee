import { serviceTerms } from '../content/service-terms.ts'
import { orderStatus, type OrderStatus } from '../orders/status.ts'

const SECONDS_PER_HOUR = 3600

/** Statuses between pickup and delivery. */
const inProgress: readonly OrderStatus[] = [
  orderStatus.collected,
  orderStatus.washing,
  orderStatus.incident,
  orderStatus.washed,
  orderStatus.outForDelivery,
  orderStatus.absentAtDelivery,
]

export interface ReportableOrder {
  readonly kind: 'voucher' | 'normal'
  readonly status: OrderStatus
  /** Epoch seconds; `null` before the delivery. */
  readonly deliveredAt: number | null
}

/**
 * Whether a customer can report an incident with the garments of an order: from the pickup until 48 h after the delivery
 * (decisions).
 *
 * @param now Epoch seconds.
 */
export function canReportIncident({ kind, status, deliveredAt }: ReportableOrder, now: number): boolean {
  if (kind === 'voucher') return false
  if (status !== orderStatus.delivered) return inProgress.includes(status)
  return deliveredAt !== null && now - deliveredAt <= serviceTerms.complaintHours * SECONDS_PER_HOUR
}
