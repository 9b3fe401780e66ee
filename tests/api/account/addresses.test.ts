import {
  createAddress,
  deleteAddress,
  getAddresses,
  updateAddress,
} from '@colada/domain/account/address-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountAudit } from '#api/account/security-tables.ts'
import { addresses } from '#api/account/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder } from '../orders/shopper.ts'
import { validAddress, createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let session: string
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  ;({ session } = await api.signUp())
})
afterAll(() => api.close())

const add = async (fields = {}) =>
  (await api.call(createAddress, { session, body: validAddress(fields) })).response.address
const list = async () => (await api.call(getAddresses, { session })).response.addresses
const defaults = async () => (await list()).map(({ alias, is_default }) => [alias, is_default])

describe('the address book', () => {
  test('stores an address, trimmed', async () => {
    const address = await add({ alias: ' Casa ', cp: '08029', city: 'Barcelona', state: 'Barcelona' })
    expect(address).toMatchObject({ alias: 'Casa', cp: '08029', city: 'Barcelona', country: 'España' })
    expect(await list()).toEqual([address])
  })

  test('has exactly one default: the first address, then the last one set', async () => {
    const home = await add({ alias: 'Casa' })
    expect(await defaults()).toEqual([['Casa', 1]])
    const work = await add({ alias: 'Oficina' })
    expect(await defaults()).toEqual([
      ['Casa', 1],
      ['Oficina', 0],
    ])
    await api.call(updateAddress, {
      session,
      params: { id: work.id },
      body: validAddress({ alias: 'Oficina', is_default: 1 }),
    })
    expect(await defaults()).toEqual([
      ['Oficina', 1],
      ['Casa', 0],
    ])
    await api.call(updateAddress, {
      session,
      params: { id: work.id },
      body: validAddress({ alias: 'Despacho', is_default: 0 }),
    })
    expect(await defaults(), 'the default cannot be unset').toEqual([
      ['Despacho', 1],
      ['Casa', 0],
    ])
    await api.call(deleteAddress, { session, params: { id: work.id } })
    expect(await defaults()).toEqual([['Casa', 1]])
    await api.call(deleteAddress, { session, params: { id: home.id } })
    expect(await list()).toEqual([])
  })

  test('has one default after concurrent additions', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => add({ alias: `Casa ${i}`, is_default: 1 })))
    const flags = (await list()).map((address) => address.is_default)
    expect(flags).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })

  test('hides a deleted address and keeps its row for orders', async () => {
    const { id } = await add()
    const rows = await api.db.$count(addresses)
    expect((await api.call(deleteAddress, { session, params: { id } })).http).toBe(200)
    expect((await api.call(deleteAddress, { session, params: { id } })).http).toBe(404)
    expect(await api.db.$count(addresses)).toBe(rows)
  })
})

describe('what a driver needs', () => {
  const driver = { floor: '2º', door: 'B', entry_code: '12#34', driver_note: 'El timbre no funciona.' }

  test('is stored, trimmed, and removed when it is left out', async () => {
    const address = await add({ ...driver, floor: ' 2º ' })
    expect(await list()).toMatchObject([driver])
    const { response } = await api.call(updateAddress, {
      session,
      params: { id: address.id },
      body: validAddress(),
    })
    expect(response.address).toMatchObject({ floor: '', door: '', entry_code: '', driver_note: '' })
  })

  test.each([
    ['driver_note', 201],
    ['entry_code', 21],
    ['floor', 21],
    ['door', 21],
  ])('is rejected when %s is too long', async (field, length) => {
    const body = validAddress({ [field]: 'x'.repeat(length) })
    const { http, response } = await api.call(createAddress, { session, body })
    expect([http, Object.keys(response.errors ?? {})]).toEqual([422, [field]])
  })
})

test('changes of addresses are in the audit', async () => {
  const { id } = await add()
  await api.call(updateAddress, { session, params: { id }, body: validAddress({ alias: 'Oficina' }) })
  await api.call(deleteAddress, { session, params: { id } })
  const rows = await api.db.select().from(accountAudit).orderBy(desc(accountAudit.id)).limit(3)
  expect(rows.map(({ event }) => event)).toEqual(['address-deleted', 'address-changed', 'address-added'])
})

describe('an address of an order', () => {
  test('is not deleted until the order is finished', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper)
    const request = { session: shopper.session, params: { id: shopper.addressId } }
    const refused = await api.call(deleteAddress, request)
    expect([refused.http, refused.response.status.code]).toEqual([409, statusCodes.addressInUse.code])
    const { response } = await api.call(getAddresses, { session: shopper.session })
    expect(response.addresses).toHaveLength(1)
    for (const status of [10, 20, 30, 40, 50]) await moveOrder(api, order.localizador, status)
    expect((await api.call(deleteAddress, request)).http).toBe(200)
  })
})

describe('an address is rejected', () => {
  test.each([
    ['without a street', { address_line1: '' }, 422, { address_line1: ['Este campo es obligatorio.'] }],
    [
      'with letters as its postal code',
      { cp: '28a13' },
      422,
      { cp: ['El código postal solo lleva cifras.'] },
    ],
    [
      'with a postal code outside every province',
      { cp: '99999' },
      422,
      { cp: ['Este código postal no existe en España.'] },
    ],
    [
      'with a postal code that is not covered',
      { cp: '50001', city: 'Zaragoza' },
      205,
      { cp: ['Todavía no llegamos a este código postal.'] },
    ],
    [
      'with a city of another postal code',
      { cp: '28013', city: 'València' },
      205,
      {
        cp: ['El código postal no corresponde a esta ciudad.'],
        city: ['El código postal no corresponde a esta ciudad.'],
      },
    ],
  ])('%s', async (_, fields, code, errors) => {
    const { http, response } = await api.call(createAddress, { session, body: validAddress(fields) })
    expect(http).toBe(422)
    expect(response.status.code).toBe(code)
    expect(response.errors).toMatchObject(errors)
    expect(await list()).toEqual([])
  })

  test.each(['Chamberí', 'MADRID', 'Barrio de la Concepción'])('but not for the city "%s"', async (city) => {
    expect((await add({ city })).city).toBe(city)
  })
})

describe('another customer’s address', () => {
  test.each([0, 99_999, 99_999_999_999, 1.5])(
    'gets the same response as the unknown one %d',
    async (unknown) => {
      const { id } = await add()
      const { session: otherSession } = await api.signUp()
      for (const call of [updateAddress, deleteAddress]) {
        const body = call === updateAddress ? validAddress() : undefined
        const others = await api.call(call, { session: otherSession, params: { id }, ...(body && { body }) })
        const nobodys = await api.call(call, {
          session: otherSession,
          params: { id: unknown },
          ...(body && { body }),
        })
        expect(others.http).toBe(404)
        expect(others.response).toEqual(nobodys.response)
        expect(others.http).toBe(nobodys.http)
      }
      expect(await list()).toHaveLength(1)
    },
  )
})

test.each([getAddresses, createAddress, updateAddress, deleteAddress])(
  '$name requires a session',
  async (call) => {
    const params = { id: 1 }
    expect(
      (
        await api.call(call, {
          params,
          body: call.method === 'GET' || call.method === 'DELETE' ? undefined : validAddress(),
        })
      ).http,
    ).toBe(401)
  },
)
