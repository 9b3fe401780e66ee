import { syncCart } from '@colada/domain/cart/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let session: string
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  ;({ session } = await api.signUp())
})
afterAll(() => api.close())

const shirt = { product_id: 1, qty: 2 }
const coat = { product_id: 29, qty: 1 }
const rug = { product_id: 300, qty: 1, width: 120, height: 80 }
const pack = { product_id: 700, qty: 1 }

type Items = { product_id: number; qty: number; width?: number; height?: number }[]
const sync = (items: Items, known?: Items, as = session) =>
  api.call(syncCart, { session: as, body: { cart: items, ...(known && { known }) } })

describe('the saved cart', () => {
  test('is merged with the cart of another device', async () => {
    expect((await sync([shirt, rug])).response.cart).toEqual([shirt, rug])
    expect((await sync([coat])).response.cart).toEqual([coat, shirt, rug])
    expect((await sync([shirt, rug], [shirt, rug])).response.cart).toEqual([shirt, rug, coat])
  })

  test('removes lines that one device removed, and does not duplicate repeated syncs', async () => {
    await sync([shirt, coat])
    await sync([shirt], [shirt, coat])
    expect((await sync([shirt], [shirt, coat])).response.cart).toEqual([shirt])
    expect((await sync([shirt, coat], [shirt, coat])).response.cart).toEqual([shirt])
  })

  test('belongs to one customer', async () => {
    await sync([shirt])
    const { session: other } = await api.signUp()
    expect((await sync([], [], other)).response.cart).toEqual([])
    expect((await api.call(syncCart, { body: { cart: [] } })).http).toBe(401)
  })

  test('is replaced by an incompatible cart of the device, and returned as left out', async () => {
    await sync([shirt])
    const { cart, left_out: leftOut } = (await sync([pack])).response
    expect({ cart, leftOut }).toEqual({ cart: [pack], leftOut: [shirt] })
    expect((await sync([], [])).response).toMatchObject({ cart: [pack] })
    expect((await sync([pack], [pack])).response).not.toHaveProperty('left_out')
  })

  // Guard: `lockSavedCart`; without its lock, two devices that sync concurrently read the same cart, and one update is lost.
  test('loses no line in concurrent syncs', async () => {
    const ids = [1, 2, 3, 29, 78, 107]
    await Promise.all(ids.map((id) => sync([{ product_id: id, qty: 1 }])))
    const { cart } = (await sync([])).response
    expect(cart.map(({ product_id }) => product_id).toSorted((a, b) => a - b)).toEqual(ids)
  })

  test.each([
    ['a zero quantity', [{ product_id: 1, qty: 0 }]],
    ['a fractional quantity', [{ product_id: 1, qty: 1.5 }]],
    ['a width without a height', [{ product_id: 300, qty: 1, width: 80 }]],
    ['a size above the maximum', [{ product_id: 300, qty: 1, width: 80, height: 9999 }]],
    ['a product id above the maximum', [{ product_id: 1e12, qty: 1 }]],
    [
      'more lines than fit in the cookie',
      Array.from({ length: 1_200 }, (_, at) => ({ product_id: at + 1, qty: 1 })),
    ],
  ])('rejects %s, and is unchanged', async (_, items) => {
    await sync([shirt])
    expect((await sync(items)).response.status.code).toBe(statusCodes.cartRefused.code)
    expect((await sync([], [])).response.cart).toEqual([shirt])
  })
})
