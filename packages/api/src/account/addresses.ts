import type { Address } from '@colada/domain/account/address'
import { addressForm } from '@colada/domain/account/address-rules'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { checkPlace, type PlaceProblem } from '../coverage/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import type { IsAddressInUse } from '../dependencies.ts'
import type { FieldMessage } from '../locales/messages.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import {
  changeAddress,
  clearDefault,
  insertAddress,
  listAddresses,
  lockAddresses,
  softDeleteAddress,
} from './address-book.ts'
import { recordAccountEvent } from './audit.ts'

/** The customer, and who makes a change in a session, if anybody does. */
interface Owner {
  readonly userId: number
  readonly actor?: ActorForCustomer
}

/**
 * Adds an address. The first one is always the default; a new default replaces the old.
 * @throws ApiError `invalid` or `addressRefused` with the problems by field
 */
export async function createAddress(db: Db, owner: Owner, body: unknown, now: number): Promise<Address> {
  const address = await readAddress(db, body)
  return runTransaction(db, (tx) => addAddress(tx, owner, address, now))
}

/** As {@link createAddress}, for an address that was read before; the transaction is the caller's. */
export async function addAddress(
  tx: Executor,
  owner: Owner,
  address: Omit<Address, 'id'>,
  now: number,
): Promise<Address> {
  const { userId } = owner
  await lockAddresses(tx, userId)
  const isFirst = (await listAddresses(tx, userId)).length === 0
  const isDefault = isFirst || address.isDefault
  if (isDefault) await clearDefault(tx, userId)
  await recordAccountEvent(tx, { ...owner, event: 'address-added' }, now)
  return insertAddress(tx, userId, { ...address, isDefault }, new Date(now))
}

/**
 * Changes an address. There is always one default: it changes only when another address becomes the default.
 * @throws ApiError `notFound`, or as {@link createAddress}
 */
export async function updateAddress(
  db: Db,
  actor: ActorForCustomer,
  id: number,
  body: unknown,
  now: number,
): Promise<Address> {
  const { userId } = actor
  const address = await readAddress(db, body)
  return runTransaction(db, async (tx) => {
    await lockAddresses(tx, userId)
    const current = (await listAddresses(tx, userId)).find((candidate) => candidate.id === id)
    if (!current) throw new ApiError('notFound')
    const isDefault = current.isDefault || address.isDefault
    if (isDefault && !current.isDefault) await clearDefault(tx, userId)
    await recordAccountEvent(tx, { userId, actor, event: 'address-changed' }, now)
    return (await changeAddress(tx, userId, id, { ...address, isDefault }))!
  })
}

/**
 * Deletes an address; if it was the default, the oldest of the others becomes the default.
 * @throws ApiError `notFound`, `addressInUse` while an order that is not finished uses it
 */
export async function deleteAddress(
  db: Db,
  actor: ActorForCustomer,
  id: number,
  { isAddressInUse, now }: { readonly isAddressInUse: IsAddressInUse; readonly now: number },
): Promise<void> {
  const { userId } = actor
  await runTransaction(db, async (tx) => {
    await lockAddresses(tx, userId)
    const deleted = await softDeleteAddress(tx, userId, id, new Date(now))
    if (!deleted) throw new ApiError('notFound')
    if (await isAddressInUse(tx, id)) throw new ApiError('addressInUse')
    await recordAccountEvent(tx, { userId, actor, event: 'address-deleted' }, now)
    const [nextDefault] = await listAddresses(tx, userId)
    if (deleted.isDefault && nextDefault) await changeAddress(tx, userId, nextDefault.id, { isDefault: true })
  })
}

/**
 * Validates an address.
 *
 * @param body unvalidated
 * @throws ApiError `invalid` or `addressRefused` with the problems by field
 */
export async function readAddress(executor: Executor, body: unknown): Promise<Omit<Address, 'id'>> {
  const parsed = addressForm.safeParse(body)
  if (!parsed.success) throw new ApiError('invalid', { errors: problemsOf(parsed.error) })
  const form = parsed.data
  const problem = await checkPlace(executor, form.cp, form.city)
  if (problem) throw new ApiError('addressRefused', { errors: placeErrors[problem] })
  return {
    alias: form.alias,
    line1: form.address_line1,
    line2: form.address_line2,
    postalCode: form.cp,
    city: form.city,
    state: form.state,
    country: form.country,
    isDefault: form.is_default === 1,
    floor: form.floor,
    door: form.door,
    entryCode: form.entry_code,
    driverNote: form.driver_note,
  }
}

const placeErrors: Readonly<Record<PlaceProblem, Record<string, FieldMessage[]>>> = {
  'not-covered': { cp: ['postal-code-not-covered'] },
  'another-city': { cp: ['postal-code-of-another-city'], city: ['postal-code-of-another-city'] },
}
