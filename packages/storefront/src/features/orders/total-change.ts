import type { Cents } from '@colada/domain/money/money'
import type { SlotId } from '@colada/domain/schedule/slot'

/** What a total comes from, as far as the customer chooses it. */
export interface TotalInputs {
  readonly pickup: SlotId | null
  readonly delivery: SlotId | null
  /** Both addresses. */
  readonly addresses: string
  readonly promo: string
  readonly garments: string
}

export const inputNames = ['garments', 'addresses', 'pickup', 'delivery', 'promo'] as const
/** `shop`: nothing that the customer chose; the shop's own prices. */
export type TotalReason = (typeof inputNames)[number] | 'shop'

/** A total by the API's word, and what it comes from. */
export interface PricedTotal {
  readonly total: Cents
  readonly inputs: TotalInputs
}

export interface ChangedTotal {
  readonly before: Cents
  readonly now: Cents
  readonly reasons: readonly TotalReason[]
}

/** How one total became the next, and why; `null` where it stayed. */
export function changedTotal(before: PricedTotal, now: PricedTotal): ChangedTotal | null {
  if (before.total === now.total) return null
  const different = inputNames.filter((name) => before.inputs[name] !== now.inputs[name])
  return { before: before.total, now: now.total, reasons: different.length > 0 ? different : ['shop'] }
}
