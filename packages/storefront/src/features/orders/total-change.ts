import type { Cents } from '@colada/domain/money/money'
import type { SlotId } from '@colada/domain/schedule/slot'

/** The customer's choices that a total depends on. */
export interface TotalInputs {
  /** The slot, or the store as text. */
  readonly pickup: SlotId | string | null
  readonly delivery: SlotId | string | null
  /** Both addresses. */
  readonly addresses: string
  readonly promo: string
  readonly garments: string
}

export const inputNames = ['garments', 'addresses', 'pickup', 'delivery', 'promo'] as const
/** `shop`: the shop's prices changed, not the customer's choices. */
export type TotalReason = (typeof inputNames)[number] | 'shop'

/** A total calculated by the API, and its inputs. */
export interface PricedTotal {
  readonly total: Cents
  readonly inputs: TotalInputs
}

export interface ChangedTotal {
  readonly before: Cents
  readonly now: Cents
  readonly reasons: readonly TotalReason[]
}

/** The change between two totals with its reasons; `null` without a change. */
export function changedTotal(before: PricedTotal, now: PricedTotal): ChangedTotal | null {
  if (before.total === now.total) return null
  const different = inputNames.filter((name) => before.inputs[name] !== now.inputs[name])
  return { before: before.total, now: now.total, reasons: different.length > 0 ? different : ['shop'] }
}
