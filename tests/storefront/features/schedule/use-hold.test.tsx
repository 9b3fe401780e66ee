import { statusCodes } from '@colada/domain/wire/status-codes'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HoldRequest } from '#storefront/features/schedule/hold.ts'
import { type HoldChoice, useHold } from '#storefront/features/schedule/use-hold.ts'
import { sessionExpired, signedIn } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

// The server is an hour ahead of this machine.
const ahead = 3_600
const now = () => Math.floor(Date.now() / 1_000) + ahead
const minutes = (count: number) => count * 60

interface Kept {
  readonly id: number
  readonly pickup_time: number
  readonly delivery_time: number
  readonly expires_at: number
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const choice = (pickupId: number, deliveryId: number): HoldRequest => {
  const pickup = { pickupAddressId: 1, pickupId, pickupStoreId: null }
  return { ...pickup, deliveryAddressId: 1, deliveryId, deliveryStoreId: null, categories: [2] }
}

const both = (pickupId: number, deliveryId: number): HoldChoice => {
  return { request: choice(pickupId, deliveryId), isCleared: false }
}
const loading: HoldChoice = { request: null, isCleared: false }
const undone: HoldChoice = { request: null, isCleared: true }

/** A server with one customer, who has one hold at most. */
function setUp(first: HoldChoice, kept: Kept | null = null) {
  const server = { kept, respond: null as (() => Response | Promise<Response>) | null }
  const currentHold = () => ok({ hold: server.kept, server_time: now() })
  let id = 7
  const { requests, store } = fakeApi({
    'GET /holds': currentHold,
    'POST /holds': ({ pickup_time, delivery_time }: { pickup_time: number; delivery_time: number }) => {
      if (server.respond) return server.respond()
      id += 1
      server.kept = { id, pickup_time, delivery_time, expires_at: now() + minutes(10) }
      return currentHold()
    },
    ...Object.fromEntries(
      [7, 8, 9, 10].map((each) => [
        `DELETE /holds/${each}`,
        () => {
          if (server.kept?.id === each) server.kept = null
          return ok()
        },
      ]),
    ),
  })
  const { result, rerender } = renderHook((props: HoldChoice) => useHold(props), {
    wrapper: inPage(store),
    initialProps: first,
  })
  const settle = () => act(() => vi.advanceTimersByTimeAsync(10))
  const choose = async (next: HoldChoice) => {
    rerender(next)
    await settle()
  }
  const holdRequests = () => requests.filter(({ call }) => call === 'POST /holds').map(({ body }) => body)
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  return { server, store, requests, result, settle, choose, holdRequests, pass }
}

test('holds both slots with one request', async () => {
  const { result, settle, holdRequests, choose } = setUp(undone)
  await settle()
  expect(result.current.state).toEqual({ kind: 'none' })
  expect(holdRequests()).toEqual([])
  await choose(both(1, 2))
  await choose(both(1, 2))
  expect(result.current.state).toMatchObject({ kind: 'held', until: now() + minutes(10) })
  expect(holdRequests()).toEqual([
    {
      pickup_address_id: 1,
      pickup_time: 1,
      pickup_store_id: null,
      delivery_address_id: 1,
      delivery_time: 2,
      delivery_store_id: null,
      category_id: [2],
    },
  ])
})

test('restores the hold after a reload with the remaining time', async () => {
  const kept = { id: 7, pickup_time: 1, delivery_time: 2, expires_at: now() + 90 }
  const { result, settle, choose, holdRequests } = setUp(loading, kept)
  await settle()
  await choose(both(1, 2))
  expect(result.current.state).toMatchObject({ kind: 'held', until: kept.expires_at })
  expect(holdRequests()).toEqual([])
})

test('replaces the hold with a new choice; the last request is for the last choice', async () => {
  const { result, settle, choose, holdRequests, server } = setUp(undone)
  await settle()
  const waiting: (() => void)[] = []
  server.respond = () =>
    new Promise((resolve) => waiting.push(() => resolve(rejected(statusCodes.noAvailability.code, 409))))
  await choose(both(1, 2))
  await choose(both(1, 3))
  await choose(both(1, 4))
  expect(holdRequests()).toHaveLength(1)
  server.respond = null
  waiting.shift()!()
  await settle()
  expect(holdRequests().map((body) => (body as { delivery_time: number }).delivery_time)).toEqual([2, 4])
  expect(result.current.state).toMatchObject({ kind: 'held' })
})

test('releases the hold when the choice is cleared, not while slots are loading', async () => {
  const { settle, choose, server, requests } = setUp(undone)
  await settle()
  await choose(both(1, 2))
  await choose(loading)
  expect(server.kept).not.toBeNull()
  await choose(undone)
  expect(server.kept).toBeNull()
  expect(requests.map(({ call }) => call)).toContain('DELETE /holds/8')
})

test('releases the hold on leave, and sends no further request', async () => {
  const { result, settle, choose, server, holdRequests } = setUp(undone)
  await settle()
  await choose(both(1, 2))
  act(() => result.current.leave())
  await settle()
  expect(server.kept).toBeNull()
  expect(holdRequests()).toHaveLength(1)
})

test('releases a hold whose choice was cleared before its response', async () => {
  const { settle, choose, server, result } = setUp(undone)
  await settle()
  let sendResponse: () => void = () => undefined
  const kept = { id: 9, pickup_time: 1, delivery_time: 2, expires_at: now() + minutes(10) }
  server.respond = () =>
    new Promise((resolve) => {
      sendResponse = () => {
        server.kept = kept
        resolve(ok({ hold: kept, server_time: now() }))
      }
    })
  await choose(both(1, 2))
  await choose(undone)
  sendResponse()
  await settle()
  expect(server.kept).toBeNull()
  expect(result.current.state).toEqual({ kind: 'none' })
})

test('ends by the server’s clock, keeps the choice, and can be retried', async () => {
  const { result, settle, choose, pass, server, holdRequests } = setUp(undone)
  await settle()
  await choose(both(1, 2))
  await pass(minutes(10) - 1)
  expect(result.current.state.kind).toBe('held')
  await pass(2)
  expect(result.current.state).toEqual({ kind: 'ended' })
  server.kept = null
  expect(holdRequests()).toHaveLength(1)
  act(() => result.current.retry())
  await settle()
  expect(result.current.state).toMatchObject({ kind: 'held', until: now() + minutes(10) })
})

test('reports a newer hold of another tab, and can replace it', async () => {
  const { result, settle, choose, pass, server } = setUp(undone)
  await settle()
  await choose(both(1, 2))
  await pass(5)
  server.kept = { id: 10, pickup_time: 5, delivery_time: 6, expires_at: now() + minutes(10) }
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
  expect(result.current.state).toEqual({ kind: 'elsewhere' })
  // This tab does not release the hold of the other.
  await choose(undone)
  expect(server.kept).not.toBeNull()
  await choose(both(1, 2))
  expect(result.current.state.kind).toBe('held')
  expect(server.kept).toMatchObject({ pickup_time: 1 })
})

test('reports a full slot, and retries a failed request when the browser is online', async () => {
  const { result, settle, choose, server } = setUp(undone)
  await settle()
  server.respond = () => rejected(statusCodes.noAvailability.code, 409, { errors: { pickup_time: ['Full'] } })
  await choose(both(1, 2))
  expect(result.current.state).toEqual({ kind: 'refused' })

  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  server.respond = () => Promise.reject(new TypeError('no line'))
  await choose(both(1, 3))
  expect(result.current.state).toEqual({ kind: 'failed', offline: true })
  server.respond = null
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  act(() => void dispatchEvent(new Event('online')))
  await settle()
  expect(result.current.state).toMatchObject({ kind: 'held' })
})

test('retries after a log-in when the session had expired', async () => {
  const { result, settle, choose, server, store } = setUp(undone)
  await settle()
  server.respond = () => rejected(statusCodes.notSignedIn.code, 401)
  await choose(both(1, 2))
  expect(store.getState().session.expired).toBe(true)
  server.respond = null
  act(() => void store.dispatch(signedIn('7')))
  await settle()
  expect(result.current.state).toMatchObject({ kind: 'held' })
  act(() => void store.dispatch(sessionExpired()))
  expect(result.current.state).toMatchObject({ kind: 'held' })
})
