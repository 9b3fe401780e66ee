import type { ApiError } from '../../platform/api/base-query.ts'
import { statusCodes } from '@colada/domain/wire/status'
import type { SlotId } from '@colada/domain/schedule/slot'
import type { SeenHold } from './endpoints.ts'

/** Both slots as the customer chose them, with what the call wants to know. */
export interface HoldWanted {
  readonly pickupAddressId: number
  readonly pickupId: SlotId
  readonly deliveryAddressId: number
  readonly deliveryId: SlotId
  readonly categories: readonly number[]
}

/** How the places of the chosen hours stand. None of these stops an order: its reservation asks anew (trust 2). */
export type HoldState =
  /** Not both hours are chosen. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly until: number; readonly seen: SeenHold }
  | { readonly kind: 'ended' }
  /** A newer choice, in another tab or on another device, is held instead. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly offline: boolean }

/** What this page last asked for, and how that was answered. */
export interface HoldAnswer {
  readonly key: string
  readonly seen: SeenHold | null
  readonly problem: ApiError | null
}

export function keyOf({ pickupId, deliveryId }: Pick<HoldWanted, 'pickupId' | 'deliveryId'>): string {
  return `${pickupId}.${deliveryId}`
}

/** The newer of two sights of the hold: an answer that was overtaken on its way says nothing. */
export function newerSight(answered: SeenHold | null, asked: SeenHold | undefined): SeenHold | null {
  if (!asked) return answered
  return answered && asked.serverTime <= answered.serverTime ? answered : asked
}

/** How the hold stands; `isOver` says that its time has run out by the server's clock. */
export function holdState(
  key: string | null,
  answer: HoldAnswer | null,
  seen: SeenHold | null,
  isOver: boolean,
): HoldState {
  if (key === null) return { kind: 'none' }
  if (answer?.key !== key) return { kind: 'asking' }
  if (answer.problem) {
    if (answer.problem.code === statusCodes.noAvailability.code) return { kind: 'refused' }
    return { kind: 'failed', offline: answer.problem.kind === 'offline' }
  }
  const hold = seen?.hold
  if (!seen || !hold || isOver) return { kind: 'ended' }
  return keyOf(hold) === key ? { kind: 'held', until: hold.expiresAt, seen } : { kind: 'elsewhere' }
}
