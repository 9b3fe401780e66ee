import type { FastifyInstance } from 'fastify'
import {
  createAddress as createAddressEndpoint,
  deleteAddress as deleteAddressEndpoint,
  fromAddress,
  getAddresses,
  updateAddress as updateAddressEndpoint,
  type WireAddress,
} from '@colada/domain/account/address-contract'
import type { Address } from '@colada/domain/account/address'
import type { AppDependencies, IsAddressInUse } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { listAddresses } from './address-book.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.ts'

/** Addresses of the customer (spec 001 §7). */
export function addressRoutes(
  app: FastifyInstance,
  { database, clock }: AppDependencies,
  { isAddressInUse }: { readonly isAddressInUse: IsAddressInUse },
): void {
  const { db } = database

  registerEndpoint(app, getAddresses, async ({ session }) => ({
    addresses: (await listAddresses(db, session.userId)).map(toWire),
  }))

  registerEndpoint(app, createAddressEndpoint, async ({ session, body }) => ({
    address: toWire(await createAddress(db, session, body, clock())),
  }))

  registerEndpoint(app, updateAddressEndpoint, async ({ session, params, body }) => ({
    address: toWire(await updateAddress(db, session, params.id, body, clock())),
  }))

  registerEndpoint(app, deleteAddressEndpoint, async ({ session, params }) => {
    await deleteAddress(db, session, params.id, { isAddressInUse, now: clock() })
    return {}
  })
}

function toWire(address: Address): WireAddress {
  return { id: address.id, ...fromAddress(address) }
}
