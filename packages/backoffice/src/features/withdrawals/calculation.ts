import { finishedStatuses, orderStatus } from '@colada/domain/orders/status'
import { calculateWithdrawal, type WireBasis } from '@colada/domain/withdrawals/staff-contract'
import { isBeforePickup, type ReturnPlace } from '@colada/domain/withdrawals/withdrawal'

/** What is typed into the calculation. */
export interface Calculation {
  /** Garments in cleaning as typed, by line; without an entry all are while the order is being cleaned, otherwise none. */
  readonly inCleaning: Readonly<Record<number, string>>
  readonly returnTo: ReturnPlace
  readonly storeId: number
}

/** Whether a withdrawal of an order can be refunded: it is paid, and goes on. */
export function isRefundable({ status }: Pick<WireBasis, 'status'>): boolean {
  return status !== orderStatus.pendingPayment && !finishedStatuses.includes(status)
}

/** Whether garments and their way back matter: the shop has them. */
export function hasGarments({ status }: Pick<WireBasis, 'status'>): boolean {
  return !isBeforePickup(status)
}

/** The text of a line's field. */
export function typedOf(
  { inCleaning }: Calculation,
  line: WireBasis['lines'][number],
  basis: WireBasis,
): string {
  const isCleaned = basis.status_history.includes(orderStatus.washing)
  return inCleaning[line.item_id] ?? String(isCleaned ? line.quantity : 0)
}

/** The number of garments in a line's field; `null` unless it is from 0 to the quantity of the line. */
export function countOf(
  typed: string,
  { quantity }: Pick<WireBasis['lines'][number], 'quantity'>,
): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
  return count !== null && count <= quantity ? count : null
}

/** Calculates the refund by the rule of the API; `null` while a number is missing. */
export function calculate(basis: WireBasis, typed: Calculation) {
  const inCleaning = basis.lines.map(
    (line) => [line.item_id, hasGarments(basis) ? countOf(typedOf(typed, line, basis), line) : 0] as const,
  )
  const counted = inCleaning.filter((entry): entry is readonly [number, number] => entry[1] !== null)
  if (counted.length < inCleaning.length) return null
  return { inCleaning: counted, ...calculateWithdrawal(basis, new Map(counted), typed.returnTo) }
}

/** Whether a refund ends the order. */
export function endsOrder(basis: WireBasis, inCleaning: readonly (readonly [number, number])[]): boolean {
  if (isBeforePickup(basis.status)) return true
  const isCollected = basis.status === orderStatus.collected || basis.status === orderStatus.incident
  return isCollected && inCleaning.every(([, count]) => count === 0)
}
