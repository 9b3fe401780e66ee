import type { WireCartItem } from '@colada/domain/cart/contract'
import * as z from 'zod/mini'

const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000

const leg = z.object({
  /** `null` is the customer's first address, and the first free slot. */
  addressId: z.nullable(z.number()),
  slotId: z.nullable(z.number()),
  /** The customer comes to this store; `null` where a van comes. */
  storeId: z._default(z.nullable(z.number()), null),
})

const draftSchema = z.object({
  items: z.array(
    z.object({
      product_id: z.number(),
      qty: z.number(),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
    }),
  ),
  pickup: leg,
  delivery: leg,
  remarks: z.string(),
  code: z.string(),
})

/** An order that is being taken. */
export type Draft = z.infer<typeof draftSchema>
export type LegDraft = z.infer<typeof leg>
export type DraftItem = WireCartItem

const emptyLeg: LegDraft = { addressId: null, slotId: null, storeId: null }
export const emptyDraft: Draft = { items: [], pickup: emptyLeg, delivery: emptyLeg, remarks: '', code: '' }

const stored = z.object({ savedAt: z.number(), draft: draftSchema })
const prefix = 'colada_counter_draft:'
const keyOf = (customerId: number) => `${prefix}${customerId}`

/** The draft of a customer's order in this browser; an empty one without it, or after a day. */
export function loadDraft(customerId: number, now: number): Draft {
  try {
    dropOldDrafts(now)
    const text = localStorage.getItem(keyOf(customerId))
    return text === null ? emptyDraft : stored.parse(JSON.parse(text)).draft
  } catch {
    return emptyDraft
  }
}

/** Keeps the draft of a customer's order. Without storage it lasts as long as the page. */
export function saveDraft(customerId: number, draft: Draft, now: number): void {
  try {
    localStorage.setItem(keyOf(customerId), JSON.stringify({ savedAt: now, draft }))
  } catch {
    // The browser denies storage.
  }
}

/** Removes the draft of an order that was taken. */
export function dropDraft(customerId: number): void {
  try {
    localStorage.removeItem(keyOf(customerId))
  } catch {
    // The browser denies storage.
  }
}

function dropOldDrafts(now: number): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const found = stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!found.success || found.data.savedAt + DRAFT_LIFETIME_MS < now) localStorage.removeItem(key)
  }
}
