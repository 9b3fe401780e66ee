import { toOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { StripeCardElement } from '@stripe/stripe-js'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearPendingAttempt } from '#storefront/features/payment/pending-attempt.ts'
import { usePayment } from '#storefront/flows/payment/use-payment.ts'
import { api } from '#storefront/platform/api/api.ts'
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireOrder } from '../../support/wire-order.ts'

const provider = vi.hoisted(() => ({
  confirmCardPayment: vi.fn(async () => ({ error: { type: 'card_error', message: 'Declined' } })),
}))
vi.mock('#storefront/features/payment/card-provider.ts', () => ({
  loadCardProvider: async () => provider,
}))

const card = { kind: 'typed', element: {} as StripeCardElement, holder: 'Inés Roca' } as const
const owing = (euros: number) =>
  toOrder({ ...wireOrder, status: orderStatus.pendingPayment, precioPendiente: euros })

/** A payment that is ready, the `savesCard` values it has sent, and a log-in. */
async function setUp() {
  let isSignedIn = true
  let isReached = true
  const { requests, store } = fakeApi({
    'GET /payment_config': () =>
      ok({ publishable_key: 'pk_1', card_script: '', paypal_client_id: '', paypal_script: '' }),
    'POST /intent': () => {
      if (!isReached) throw new TypeError('The line was lost')
      return isSignedIn
        ? ok({ payment_intent: { id: 'pi_1', client_secret: 'secret', status: 'open', amount: 20 } })
        : rejected(statusCodes.notSignedIn.code, 401)
    },
  })
  const { result, rerender } = renderHook((euros: number) => usePayment(owing(euros), vi.fn()), {
    wrapper: inPage(store),
    initialProps: 20,
  })
  const whenReady = () => waitFor(() => expect(result.current.ready).toBe(true))
  await whenReady()
  return {
    sentSavesCard: () =>
      requests
        .filter(({ call }) => call === 'POST /intent')
        .map(({ body }) => (body as { save_payment_method: number }).save_payment_method),
    pay: (saves: boolean) => act(async () => void (await result.current.payByCard(card, saves))),
    trouble: () => result.current.trouble,
    retry: () => act(async () => result.current.retry()),
    lose: () => (isReached = false),
    findAgain: () => (isReached = true),
    endSession: () => (isSignedIn = false),
    logIn: async () => {
      isSignedIn = true
      await act(async () => void store.dispatch(api.util.invalidateTags(['Intent'])))
    },
    owe: async (euros: number) => {
      rerender(euros)
      await act(async () => undefined)
      await whenReady()
    },
  }
}

afterEach(() => {
  cleanup()
  clearPendingAttempt(wireOrder.id)
  provider.confirmCardPayment.mockClear()
})

test('sends savesCard with every payment, which another tab may have changed meanwhile', async () => {
  const { pay, sentSavesCard, owe } = await setUp()
  await pay(false)
  await pay(true)
  await pay(true)
  await pay(false)
  expect(sentSavesCard()).toEqual([0, 0, 1, 1, 0])
  await owe(25)
  await pay(true)
  expect(sentSavesCard()).toEqual([0, 0, 1, 1, 0, 0, 1])
  expect(provider.confirmCardPayment).toHaveBeenCalledTimes(5)
})

test('a log-in refetches neither the intent nor savesCard', async () => {
  const { pay, sentSavesCard, endSession, logIn } = await setUp()
  endSession()
  await pay(true)
  expect(provider.confirmCardPayment).not.toHaveBeenCalled()
  await logIn()
  expect(sentSavesCard()).toEqual([0, 1])
  await pay(true)
  expect(sentSavesCard()).toEqual([0, 1, 1])
  expect(provider.confirmCardPayment).toHaveBeenCalledOnce()
})

test('confirms nothing while savesCard cannot be sent, and can pay again after a retry', async () => {
  const { pay, lose, findAgain, trouble, retry } = await setUp()
  lose()
  await pay(false)
  expect(provider.confirmCardPayment).not.toHaveBeenCalled()
  expect(trouble()).toEqual({ kind: 'offline' })
  findAgain()
  await retry()
  await waitFor(() => expect(trouble()).toBeNull())
  await pay(false)
  expect(provider.confirmCardPayment).toHaveBeenCalledOnce()
})
