import type { Cents } from '@colada/domain/money/money'
import type { SlotId } from '@colada/domain/schedule/slot'

/** What a total comes from, as far as the customer chooses it. */
export interface TotalCauses {
  readonly pickup: SlotId | null
  readonly delivery: SlotId | null
  /** Both addresses. */
  readonly addresses: string
  readonly promo: string
  readonly garments: string
}

export const causeNames = ['garments', 'addresses', 'pickup', 'delivery', 'promo'] as const
/** `shop`: nothing that the customer chose; the shop's own prices. */
export type TotalReason = (typeof causeNames)[number] | 'shop'

/** A total by the API's word, and what it comes from. */
export interface SettledTotal {
  readonly total: Cents
  readonly causes: TotalCauses
}

export interface ChangedTotal {
  readonly before: Cents
  readonly now: Cents
  readonly reasons: readonly TotalReason[]
}

/** How one total became the next, and why; `null` where it stayed. */
export function changedTotal(before: SettledTotal, now: SettledTotal): ChangedTotal | null {
  if (before.total === now.total) return null
  const different = causeNames.filter((name) => before.causes[name] !== now.causes[name])
  return { before: before.total, now: now.total, reasons: different.length > 0 ? different : ['shop'] }
}
