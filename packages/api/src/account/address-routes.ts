import type { Address } from '@colada/domain/account/address'
import {
  createAddress as createAddressEndpoint,
  deleteAddress as deleteAddressEndpoint,
  fromAddress,
  getAddresses,
  updateAddress as updateAddressEndpoint,
  type WireAddress,
} from '@colada/domain/account/address-contract'
import type { FastifyInstance } from 'fastify'
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

  registerEndpoint(app, getAddresses, async ({ actor }) => ({
    addresses: (await listAddresses(db, actor.userId)).map(toWireAddress),
  }))

  registerEndpoint(app, createAddressEndpoint, async ({ actor, body }) => ({
    address: toWireAddress(await createAddress(db, { userId: actor.userId, actor }, body, clock())),
  }))

  registerEndpoint(app, updateAddressEndpoint, async ({ actor, params, body }) => ({
    address: toWireAddress(await updateAddress(db, actor, params.id, body, clock())),
  }))

  registerEndpoint(app, deleteAddressEndpoint, async ({ actor, params }) => {
    await deleteAddress(db, actor, params.id, { isAddressInUse, now: clock() })
    return {}
  })
}

/** An address in wire format. */
export function toWireAddress(address: Address): WireAddress {
  return { id: address.id, ...fromAddress(address) }
}
