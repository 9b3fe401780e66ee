import type { Address } from '@colada/domain/account/address'
import { type Leg, legs } from '@colada/domain/schedule/slot'
import { findOwnAddress } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import type { LegChoice } from './choice.ts'

/** The fields of a request that choose the legs of an order. */
export type LegFields = Readonly<Record<`${Leg}_${'address_id' | 'time' | 'store_id'}`, number | null>>

/** A requested leg with its address; `null` for one at a store. */
export type ReadLegChoice = LegChoice & { readonly address: Address | null }

/**
 * Reads the legs of a request: each is at a store, or at a slot and one of the customer's addresses.
 *
 * @throws ApiError `invalid` with the fields that are missing or exclude each other, `notFound` for an address of
 * another customer
 */
export async function readLegChoices(
  executor: Executor,
  userId: number,
  fields: LegFields,
): Promise<Record<Leg, ReadLegChoice>> {
  const errors = Object.assign({}, ...legs.map((leg) => problemsOfLeg(leg, fields))) as Record<
    string,
    string[]
  >
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', { errors })
  return {
    pickup: await readLegChoice(executor, userId, 'pickup', fields),
    delivery: await readLegChoice(executor, userId, 'delivery', fields),
  }
}

/** Problems of the fields of a leg. */
export function problemsOfLeg(leg: Leg, fields: LegFields): Record<string, string[]> {
  const van = [`${leg}_address_id`, `${leg}_time`] as const
  if (fields[`${leg}_store_id`] === null) {
    return Object.fromEntries(van.filter((name) => fields[name] === null).map((name) => [name, ['required']]))
  }
  return excludesStore(leg, fields) ? { [`${leg}_store_id`]: ['store-or-address'] } : {}
}

/** Whether a leg has a store and a slot or an address. */
export function excludesStore(leg: Leg, fields: LegFields): boolean {
  const isByVan = fields[`${leg}_address_id`] !== null || fields[`${leg}_time`] !== null
  return fields[`${leg}_store_id`] !== null && isByVan
}

async function readLegChoice(
  executor: Executor,
  userId: number,
  leg: Leg,
  fields: LegFields,
): Promise<ReadLegChoice> {
  const storeId = fields[`${leg}_store_id`]
  if (storeId !== null) return { storeId, address: null }
  const address = await findOwnAddress(executor, userId, fields[`${leg}_address_id`]!)
  // Another customer's address is reported as not found, like an unknown one (trust 4).
  if (!address) throw new ApiError('notFound')
  return { slotId: fields[`${leg}_time`]!, postalCode: address.postalCode, address }
}
