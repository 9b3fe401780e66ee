import type { OrderId } from '@colada/domain/orders/order'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { couponCookie, readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'

const leg = z.object({
  addressId: z.nullable(z.number()),
  date: z.nullable(z.string()),
  slotId: z.nullable(z.number()),
  /** When the chosen hour starts, epoch seconds: what is offered in its place when it is gone is near it. */
  startsAt: z.nullable(z.number()),
})
const draftSchema = z.object({
  /** Whose it is: nobody else who signs in at this browser sees it. */
  owner: z.number(),
  /** The order that is being changed; `null` for a new one. */
  changes: z._default(z.nullable(z.number()), null),
  /** Its legs for which another date is being chosen. */
  edited: z._default(z.array(z.enum(['pickup', 'delivery'])), []),
  pickup: leg,
  delivery: leg,
  promoCode: z.string(),
  /** The customer wants no promotion: none is chosen for them any more. */
  withoutPromo: z.boolean(),
  remarks: z.string(),
  /** The attempt under way: its key, and a digest of what was asked under it. */
  attempt: z.nullable(z.object({ key: z.string(), asked: z.string() })),
})

/** What the customer has chosen for the order and not yet ordered. */
export type OrderDraft = z.infer<typeof draftSchema>
export type LegDraft = OrderDraft['pickup']

/** Two, so that a change begun and given up leaves a new order as it was. */
const cookieNameOf = (changes: OrderId | null) => (changes === null ? 'colada_order' : 'colada_change')
/** A leg of which nothing is chosen. */
export const emptyLeg: LegDraft = { addressId: null, date: null, slotId: null, startsAt: null }

function emptyDraft(owner: number, changes: OrderId | null): OrderDraft {
  return {
    owner,
    changes,
    edited: [],
    pickup: emptyLeg,
    delivery: emptyLeg,
    promoCode: '',
    withoutPromo: false,
    remarks: '',
    attempt: null,
  }
}

/** The draft as this browser keeps it; anything that cannot be read is a new one. */
export function readDraft(owner: number, changes: OrderId | null = null): OrderDraft {
  try {
    const cookies = readCookies(document.cookie)
    const read = (name: string) => decodeURIComponent(cookies.get(name) ?? '')
    const promoCode = changes === null ? read(couponCookie) : ''
    const kept = draftSchema.parse({ ...JSON.parse(read(cookieNameOf(changes))), promoCode })
    return kept.owner === owner && kept.changes === changes ? kept : emptyDraft(owner, changes)
  } catch {
    return emptyDraft(owner, changes)
  }
}

/** Keeps a draft until the browser closes: it outlives a reload, the other language and an ended session. */
export function saveDraft({ promoCode, ...draft }: OrderDraft): void {
  writeCookie(cookieNameOf(draft.changes), encodeURIComponent(JSON.stringify(draft)))
  if (draft.changes !== null) return
  if (promoCode === '') removeCookie(couponCookie)
  else writeCookie(couponCookie, encodeURIComponent(promoCode))
}

/** Forgets what was chosen for a new order, or for the change of one that exists. */
export function clearDraft(changes: OrderId | null = null): void {
  removeCookie(cookieNameOf(changes))
  if (changes === null) removeCookie(couponCookie)
}

/** The draft and a way to change parts of it; every change is kept at once. `changes` names an order that exists. */
export function useOrderDraft(owner: number, promoCode: string, changes: OrderId | null = null) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(owner, changes)
    return kept.promoCode === '' ? { ...kept, promoCode } : kept
  })
  const latest = useRef(draft)
  const change = (part: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...part }
    saveDraft(latest.current)
    setDraft(latest.current)
  }
  return [draft, change] as const
}

/**
 * The key of an attempt: the same while the very same thing is asked, so that a repeated or lost attempt buys
 * once; a new one as soon as cart, hours or prices differ (trust 1).
 */
export function getAttempt(
  draft: OrderDraft,
  body: object,
): { readonly key: string; readonly asked: string } {
  const asked = digest(JSON.stringify(body))
  return draft.attempt?.asked === asked ? draft.attempt : { key: crypto.randomUUID(), asked }
}

/** Two hashes of 32 bits: they tell one request of a customer from the next, and keep nothing secret. */
function digest(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (low >>> 15), 0x85ebca6b)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
