import type { Order } from './order.ts'
import { orderStatus } from './status.ts'

/**
 * Whether an order has a receipt of its garments and labels for them: from the payment on, and while the garments of a
 * cancelled order are with the shop. Packs have no garments.
 */
export function hasReceipt({ status, kind, isReturnDue }: Pick<Order, 'status' | 'kind' | 'isReturnDue'>) {
  if (kind === 'voucher' || status === orderStatus.pendingPayment || status === orderStatus.error)
    return false
  return status !== orderStatus.cancelled || isReturnDue
}

/** The tag of a garment: the locator of its order and its number in it, from 1 (`K7M2QPX-03`). */
export function garmentTag(locator: string, number: number): string {
  return `${locator}-${String(number).padStart(2, '0')}`
}

/** The locator in what a scanner reads from a label; `null` for a text that is no tag. */
export function locatorOfTag(text: string): string | null {
  return /^([A-Z0-9]+)-\d{2,}$/i.exec(text)?.[1]?.toUpperCase() ?? null
}
