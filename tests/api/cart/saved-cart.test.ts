import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncCart } from '@colada/domain/cart/contract'
import { statusCodes } from '@colada/domain/wire/status'
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
const meet = (items: Items, known?: Items, as = session) =>
  api.call(syncCart, { session: as, body: { cart: items, ...(known && { known }) } })

describe('the cart that follows its customer', () => {
  test('is found on another device, and joins what is in that one', async () => {
    expect((await meet([shirt, rug])).response.cart).toEqual([shirt, rug])
    expect((await meet([coat])).response.cart).toEqual([coat, shirt, rug])
    expect((await meet([shirt, rug], [shirt, rug])).response.cart).toEqual([shirt, rug, coat])
  })

  test('forgets what one device took out, and doubles nothing that is sent again', async () => {
    await meet([shirt, coat])
    await meet([shirt], [shirt, coat])
    expect((await meet([shirt], [shirt, coat])).response.cart).toEqual([shirt])
    expect((await meet([shirt, coat], [shirt, coat])).response.cart).toEqual([shirt])
  })

  test('belongs to one customer', async () => {
    await meet([shirt])
    const { session: other } = await api.signUp()
    expect((await meet([], [], other)).response.cart).toEqual([])
    expect((await api.call(syncCart, { body: { cart: [] } })).http).toBe(401)
  })

  test('takes in no line that goes with none of the others: the device in hand decides, and hears what gave way', async () => {
    await meet([shirt])
    const { cart, left_out: leftOut } = (await meet([pack])).response
    expect({ cart, leftOut }).toEqual({ cart: [pack], leftOut: [shirt] })
    expect((await meet([], [])).response).toMatchObject({ cart: [pack] })
    expect((await meet([pack], [pack])).response).not.toHaveProperty('left_out')
  })

  /* Proves `lockSavedCart`: without its lock two devices that meet at once read the same, and one is lost. */
  test('loses nothing when many devices meet it at once', async () => {
    const ids = [1, 2, 3, 29, 78, 107]
    await Promise.all(ids.map((id) => meet([{ product_id: id, qty: 1 }])))
    const { cart } = (await meet([])).response
    expect(cart.map(({ product_id }) => product_id).toSorted((a, b) => a - b)).toEqual(ids)
  })

  test.each([
    ['a quantity of none', [{ product_id: 1, qty: 0 }]],
    ['half a garment', [{ product_id: 1, qty: 1.5 }]],
    ['a size of one side', [{ product_id: 300, qty: 1, width: 80 }]],
    ['a size beyond everything', [{ product_id: 300, qty: 1, width: 80, height: 9999 }]],
    ['an id beyond its cookie', [{ product_id: 1e12, qty: 1 }]],
    ['more than a cookie holds', Array.from({ length: 1_200 }, (_, at) => ({ product_id: at + 1, qty: 1 }))],
  ])('refuses %s, and stays as it was', async (_, items) => {
    await meet([shirt])
    expect((await meet(items)).response.status.code).toBe(statusCodes.cartRefused.code)
    expect((await meet([], [])).response.cart).toEqual([shirt])
  })
})
