import { cartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selectCartSize } from '#storefront/platform/store/cart-state.ts'

/** A page that has just been opened: modules remember which store is live. */
async function openPage() {
  vi.resetModules()
  const late = await import('#storefront/platform/store/late.ts')
  const hooks = await import('#storefront/platform/store/hooks.ts')
  return { ...late, ...hooks }
}

const start = '../../../packages/storefront/src/platform/store/start.ts'

beforeEach(() => {
  const lines = [{ productId: 1, quantity: 3 }]
  document.cookie = `${cartCookie.name}=${writeCartCookie({ lines })}; Path=/`
})
afterEach(() => {
  cleanup()
  vi.doUnmock(start)
  document.cookie = `${cartCookie.name}=; Path=/; Max-Age=0`
})

test('a view reads an unknown visitor until the store comes with what the browser remembers', async () => {
  const { bringStore, isStoreHere, useAppSelector } = await openPage()
  const { result } = renderHook(() => useAppSelector(selectCartSize))
  expect(isStoreHere()).toBe(false)
  expect(result.current).toBe(0)
  await act(bringStore)
  expect(result.current).toBe(3)
})

test('it is brought once, however many ask', async () => {
  const { bringStore } = await openPage()
  const [first, second] = await Promise.all([bringStore(), bringStore()])
  expect(second).toBe(first)
  expect(await bringStore()).toBe(first)
})

test('a document is rendered for nobody even where a store is live (trust 4)', async () => {
  const { bringStore, useAppSelector } = await openPage()
  await bringStore()
  function Size() {
    return <b>{useAppSelector(selectCartSize)}</b>
  }
  expect(renderToString(<Size />)).toBe('<b>0</b>')
})

test('whoever asks after a lost signal brings it after all', async () => {
  vi.doMock(start, () => {
    throw new Error('no signal')
  })
  const { bringStore, liveStore } = await openPage()
  await expect(bringStore()).rejects.toThrow()
  expect(() => liveStore()).toThrow(/no store yet/)
  vi.doUnmock(start)
  await expect(bringStore()).resolves.toBeDefined()
})

test('what says the same is the same, so nothing is rendered for it', async () => {
  const { bringStore, useAppSelector } = await openPage()
  const both = ({ cart }: { cart: { known: boolean; coupon: string } }) => [cart.coupon]
  const isSame = (one: string[], other: string[]) => one.join() === other.join()
  const { result } = renderHook(() => useAppSelector(both, isSame))
  const before = result.current
  await act(bringStore)
  expect(result.current).toBe(before)
})
