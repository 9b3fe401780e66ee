import { orderStatus } from '@colada/domain/orders/status'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePolledOrder } from '#storefront/features/orders/use-polled-order.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireOrder, type WireOrder } from '../../support/wire-order.ts'

const order: WireOrder = {
  ...wireOrder,
  status: orderStatus.pendingPayment,
  precioPendiente: 29.75,
  pay_before: 1_790_001_800,
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function follow(statusAt: (look: number) => number) {
  let looks = 0
  vi.stubGlobal('fetch', async () => {
    looks += 1
    const seen = { ...order, status: statusAt(looks) }
    return Response.json({ status: { code: 200, message: '' }, orders: [seen], server_time: 1_790_000_000 })
  })
  renderHook(() => usePolledOrder(5), { wrapper: inPage() })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await wait(0.1)
  return { looks: () => looks, wait }
}

test('refetches after 1, 2, 4 … seconds while the payment is pending, at most eight times', async () => {
  const { looks, wait } = await follow(() => orderStatus.pendingPayment)
  expect(looks()).toBe(1)
  for (let look = 0; look < 8; look += 1) {
    await wait(2 ** look - 0.1)
    expect(looks()).toBe(look + 1)
    await wait(0.1)
    expect(looks()).toBe(look + 2)
  }
  await wait(3_600)
  expect(looks()).toBe(9)
})

test('stops as soon as the order is paid', async () => {
  const { looks, wait } = await follow((look) =>
    look < 2 ? orderStatus.pendingPayment : orderStatus.created,
  )
  await wait(3_600)
  expect(looks()).toBe(2)
})
