import type { ApiError } from '@colada/client/api/base-query'
import type { ServerClock } from '@colada/client/clock/use-seconds-left'
import type { SlotId } from '@colada/domain/schedule/slot'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { HoldResponse } from './endpoints.ts'

/** The chosen slots, with what the API needs to hold them. One leg may be at a store, and has no slot. */
export interface HoldRequest {
  readonly pickupAddressId: number | null
  readonly pickupId: SlotId | null
  readonly pickupStoreId: number | null
  readonly deliveryAddressId: number | null
  readonly deliveryId: SlotId | null
  readonly deliveryStoreId: number | null
  readonly categories: readonly number[]
}

/** State of the hold on the chosen slots. None of them blocks the order: placing it checks availability again (trust 2). */
export type HoldState =
  /** A slot is not chosen yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly until: number; readonly serverClock: ServerClock }
  | { readonly kind: 'ended' }
  /** Another tab or device holds a newer choice instead. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly offline: boolean }

/** The last hold request of this page, and its result. */
export interface HoldResult {
  readonly key: string
  readonly response: HoldResponse | null
  readonly problem: ApiError | null
}

/** Identifies a pair of slots. */
export function toHoldKey({ pickupId, deliveryId }: Pick<HoldRequest, 'pickupId' | 'deliveryId'>): string {
  return `${pickupId}.${deliveryId}`
}

/** The newer of a mutation's and a query's response, by the server's time: responses can arrive out of order. */
export function latestResponse(
  mutated: HoldResponse | null,
  queried: HoldResponse | undefined,
): HoldResponse | null {
  if (!queried) return mutated
  return mutated && queried.serverTime <= mutated.serverTime ? mutated : queried
}

/**
 * The state of the hold on the chosen slots.
 *
 * @param key Of the chosen slots; `null` without a choice.
 * @param hasExpired Whether the hold in `response` has expired by the server's clock.
 */
export function getHoldState(
  key: string | null,
  result: HoldResult | null,
  response: HoldResponse | null,
  hasExpired: boolean,
): HoldState {
  if (key === null) return { kind: 'none' }
  if (result?.key !== key) return { kind: 'asking' }
  if (result.problem) {
    if (result.problem.code === statusCodes.noAvailability.code) return { kind: 'refused' }
    return { kind: 'failed', offline: result.problem.kind === 'offline' }
  }
  const hold = response?.hold
  if (!response || !hold || hasExpired) return { kind: 'ended' }
  return toHoldKey(hold) === key
    ? { kind: 'held', until: hold.expiresAt, serverClock: response }
    : { kind: 'elsewhere' }
}
