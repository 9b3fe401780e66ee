import type { Address } from '@colada/domain/account/address'
import { addressForm } from '@colada/domain/account/address-rules'
import { checkPlace, type PlaceProblem } from '../coverage/service.ts'
import type { Db, Executor } from '../database/connection.ts'
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

/**
 * Adds an address. The first one is always the default; a new default replaces the old.
 * @throws ApiError `invalid` or `addressRefused` with the problems by field
 */
export async function createAddress(db: Db, userId: number, body: unknown, now: number): Promise<Address> {
  const address = await readAddress(db, body)
  return db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const isFirst = (await listAddresses(tx, userId)).length === 0
    const isDefault = isFirst || address.isDefault
    if (isDefault) await clearDefault(tx, userId)
    return insertAddress(tx, userId, { ...address, isDefault }, new Date(now))
  })
}

/**
 * Changes an address. There is always one default: it changes only when another address becomes the default.
 * @throws ApiError `notFound`, or as {@link createAddress}
 */
export async function updateAddress(db: Db, userId: number, id: number, body: unknown): Promise<Address> {
  const address = await readAddress(db, body)
  return db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const current = (await listAddresses(tx, userId)).find((candidate) => candidate.id === id)
    if (!current) throw new ApiError('notFound')
    const isDefault = current.isDefault || address.isDefault
    if (isDefault && !current.isDefault) await clearDefault(tx, userId)
    return (await changeAddress(tx, userId, id, { ...address, isDefault }))!
  })
}

/**
 * Deletes an address; if it was the default, the oldest of the others becomes the default.
 * @throws ApiError `notFound`
 */
export async function deleteAddress(db: Db, userId: number, id: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const deleted = await softDeleteAddress(tx, userId, id, new Date(now))
    if (!deleted) throw new ApiError('notFound')
    const [nextDefault] = await listAddresses(tx, userId)
    if (deleted.isDefault && nextDefault) await changeAddress(tx, userId, nextDefault.id, { isDefault: true })
  })
}

async function readAddress(executor: Executor, body: unknown): Promise<Omit<Address, 'id'>> {
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
