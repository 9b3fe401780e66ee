import type { OrderId } from '@colada/domain/orders/order'
import { legPlaces } from '@colada/domain/schedule/slot'
import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  changeDraftCookie,
  couponCookie,
  orderDraftCookie,
  readCookies,
  removeCookie,
  writeCookie,
} from '../../platform/store/cookies.ts'

const leg = z.object({
  place: z._default(z.enum(legPlaces), 'address'),
  storeId: z._default(z.nullable(z.number()), null),
  addressId: z.nullable(z.number()),
  date: z.nullable(z.string()),
  slotId: z.nullable(z.number()),
  /** Start of the chosen slot, epoch seconds: alternatives are offered near it. */
  startsAt: z.nullable(z.number()),
})
const draftSchema = z.object({
  /** The customer's id: another customer in this browser does not see the draft. */
  owner: z.number(),
  /** The order that is being changed; `null` for a new one. */
  changes: z._default(z.nullable(z.number()), null),
  /** The legs of that order whose date is being changed. */
  edited: z._default(z.array(z.enum(['pickup', 'delivery'])), []),
  pickup: leg,
  delivery: leg,
  promoCode: z.string(),
  /** The customer removed the promotion: none is selected automatically. */
  withoutPromo: z.boolean(),
  remarks: z.string(),
  /** The pending attempt: its idempotency key, and a digest of its body. */
  attempt: z.nullable(z.object({ key: z.string(), asked: z.string() })),
})

/** The choices for an order that is not placed yet. */
export type OrderDraft = z.infer<typeof draftSchema>
export type LegDraft = OrderDraft['pickup']

/** Two cookies, so that an abandoned change does not affect the draft of a new order. */
const cookieNameOf = (changes: OrderId | null) => (changes === null ? orderDraftCookie : changeDraftCookie)
/** A leg without choices. */
export const emptyLeg: LegDraft = {
  place: 'address',
  storeId: null,
  addressId: null,
  date: null,
  slotId: null,
  startsAt: null,
}

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

/** The draft saved in this browser; an unreadable one is replaced by an empty draft. */
export function readDraft(owner: number, changes: OrderId | null = null): OrderDraft {
  try {
    const cookies = readCookies(document.cookie)
    const read = (name: string) => decodeURIComponent(cookies.get(name) ?? '')
    const promoCode = changes === null ? read(couponCookie) : ''
    const saved = draftSchema.parse({ ...JSON.parse(read(cookieNameOf(changes))), promoCode })
    return saved.owner === owner && saved.changes === changes ? saved : emptyDraft(owner, changes)
  } catch {
    return emptyDraft(owner, changes)
  }
}

/** Saves a draft for the browser session: it survives a reload, a language switch and an expired session. */
export function saveDraft({ promoCode, ...draft }: OrderDraft): void {
  writeCookie(cookieNameOf(draft.changes), encodeURIComponent(JSON.stringify(draft)))
  if (draft.changes !== null) return
  if (promoCode === '') removeCookie(couponCookie)
  else writeCookie(couponCookie, encodeURIComponent(promoCode))
}

/** Removes the draft of a new order, or of a change of an existing one. */
export function clearDraft(changes: OrderId | null = null): void {
  removeCookie(cookieNameOf(changes))
  if (changes === null) removeCookie(couponCookie)
}

/** Saves a slot for a leg of an order, with which its change then begins. */
export function saveChosenSlot(
  owner: number,
  changes: OrderId,
  leg: 'pickup' | 'delivery',
  choice: LegDraft,
): void {
  saveDraft({ ...emptyDraft(owner, changes), edited: [leg], [leg]: choice })
}

/**
 * The draft and a function that updates parts of it; every update is saved at once.
 *
 * @param changes Id of the order that is changed; `null` for a new one.
 * @param opened The legs of that order with which its change begins.
 */
export function useOrderDraft(
  owner: number,
  promoCode: string,
  changes: OrderId | null = null,
  opened: Partial<Pick<OrderDraft, 'edited' | 'pickup' | 'delivery'>> = {},
) {
  const [draft, setDraft] = useState(() => {
    const saved = readDraft(owner, changes)
    const begun = saved.edited.length === 0 ? { ...saved, ...opened } : saved
    return begun.promoCode === '' ? { ...begun, promoCode } : begun
  })
  const latest = useRef(draft)
  const change = useCallback((part: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...part }
    saveDraft(latest.current)
    setDraft(latest.current)
  }, [])
  return [draft, change] as const
}

/**
 * The idempotency key of an attempt: the same for the same body, so that a repeated or lost request orders once; a new
 * one when the cart, slots or prices differ (trust 1).
 */
export function getAttempt(
  draft: OrderDraft,
  body: object,
): { readonly key: string; readonly asked: string } {
  const asked = digest(JSON.stringify(body))
  return draft.attempt?.asked === asked ? draft.attempt : { key: crypto.randomUUID(), asked }
}

/** Two hashes of 32 bits: they distinguish the requests of a customer and are not cryptographic. */
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
