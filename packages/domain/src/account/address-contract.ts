import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { Address } from './address.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const wireAddressFields = z.object({
  alias: z.string(),
  address_line1: z.string(),
  address_line2: z.string(),
  cp: z.string(),
  city: z.string(),
  state: z.optional(z.string()),
  country: z.optional(z.string()),
  is_default: z.optional(flag),
  /** What a driver needs. Extension, as all fields below. */
  floor: z.optional(z.string()),
  door: z.optional(z.string()),
  entry_code: z.optional(z.string()),
  driver_note: z.optional(z.string()),
})
export type WireAddressFields = z.infer<typeof wireAddressFields>

/** The address of a registration that leads to the checkout. Extension. */
export const firstAddress = z.optional(wireAddressFields)

export const wireAddress = z.object({
  id: z.number(),
  alias: z.string(),
  address_line1: z.string(),
  address_line2: z.string(),
  cp: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  is_default: flag,
  floor: z.string(),
  door: z.string(),
  entry_code: z.string(),
  driver_note: z.string(),
})
export type WireAddress = z.infer<typeof wireAddress>

const addressParams = z.object({ id: z.coerce.number() })

export const getAddresses = defineEndpoint({
  name: 'getAddresses',
  subject: 'account',
  method: 'GET',
  path: '/addresses',
  access: 'customer',
  summary: 'The customer’s addresses, the default first',
  response: { addresses: z.array(wireAddress) },
})

export const createAddress = defineEndpoint({
  name: 'createAddress',
  subject: 'account',
  method: 'POST',
  path: '/addresses',
  access: 'customer',
  summary: 'Add an address',
  body: wireAddressFields,
  response: { address: wireAddress },
})

export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  subject: 'account',
  method: 'PUT',
  path: '/addresses/:id',
  access: 'customer',
  summary: 'Change an address',
  params: addressParams,
  body: wireAddressFields,
  response: { address: wireAddress },
})

export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  subject: 'account',
  method: 'DELETE',
  path: '/addresses/:id',
  access: 'customer',
  summary: 'Delete an address',
  params: addressParams,
  response: {},
})

export function toAddress(wire: WireAddress): Address {
  return {
    id: wire.id,
    alias: wire.alias,
    line1: wire.address_line1,
    line2: wire.address_line2,
    postalCode: wire.cp,
    city: wire.city,
    state: wire.state,
    country: wire.country,
    isDefault: wire.is_default === 1,
    floor: wire.floor,
    door: wire.door,
    entryCode: wire.entry_code,
    driverNote: wire.driver_note,
  }
}

export function fromAddress(address: Omit<Address, 'id'>): Required<WireAddressFields> {
  return {
    alias: address.alias,
    address_line1: address.line1,
    address_line2: address.line2,
    cp: address.postalCode,
    city: address.city,
    state: address.state,
    country: address.country,
    is_default: address.isDefault ? 1 : 0,
    floor: address.floor,
    door: address.door,
    entry_code: address.entryCode,
    driver_note: address.driverNote,
  }
}
