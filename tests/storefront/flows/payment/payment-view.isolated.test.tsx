import { orderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePendingAttempt } from '#storefront/features/payment/pending-attempt.ts'
import { PaymentView } from '#storefront/flows/payment/payment-view.tsx'
import words from '#storefront/locales/es/payment.json' with { type: 'json' }
import { loggedNotices } from '#storefront/platform/notices/notices.ts'
import { addAppListener } from '#storefront/platform/store/listeners.ts'
import { purchaseCompleted } from '#storefront/platform/store/page-actions.ts'
import { newOrder, processBegun, selectProcess } from '#storefront/platform/store/process-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireLeg, wireOrder, type WireOrder } from '../../support/wire-order.ts'

// The provider never loads: these tests are about the clock.
vi.mock('#storefront/features/payment/card-provider.ts', () => ({
  loadCardProvider: () => new Promise(() => undefined),
}))

const start = 1_790_000_000
const unpaid: WireOrder = {
  ...wireOrder,
  status: orderStatus.pendingPayment,
  precioPendiente: 29.75,
  creation_time: start,
  pay_before: start + PAYMENT_WINDOW_SECONDS,
}
const paid: WireOrder = { ...wireOrder, status: orderStatus.created }
const moving: WireOrder = {
  ...paid,
  delivery: [wireLeg(start + 90_000)],
  precioPendiente: 3,
  pay_before: start + PAYMENT_WINDOW_SECONDS,
  pending_change: {
    process_type: 'change_delivery_to_order',
    precio: 3,
    precio_items: 0,
    precio_recogida: 0,
    precio_entrega: 0,
    precio_incidencias: 3,
    items: [],
    pickup: null,
    delivery: wireLeg(start + 180_000),
  },
}

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the payment of an order whose state after some seconds is `at(seconds)`. */
async function open(
  at: (seconds: number) => WireOrder,
  others: readonly WireOrder[] = [],
  isDown: (seconds: number) => boolean = () => false,
) {
  let looks = 0
  const responseFor = (url: string) => {
    const seconds = Date.now() / 1_000 - start
    const status = { code: 200, message: '' }
    const times = { server_time: Math.floor(Date.now() / 1_000) }
    if (url.startsWith('/api/orders/5')) {
      looks += 1
      return { status, orders: [at(seconds)], ...times }
    }
    if (url.startsWith('/api/orders')) return { status, orders: [...others, at(seconds)], ...times }
    if (url.startsWith('/api/cards')) return { status, cards: [] }
    if (url.startsWith('/api/intent')) {
      return {
        status,
        payment_intent: {
          id: 'pi_1',
          client_secret: 'secret',
          status: 'requires_payment_method',
          amount: 29.75,
        },
      }
    }
    return { status, publishable_key: 'pk_test_1', card_script: '', paypal_client_id: '', paypal_script: '' }
  }
  const down = { status: { code: statusCodes.paymentProviderDown.code, message: 'La pasarela no contesta.' } }
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/intent') && isDown(Date.now() / 1_000 - start)
      ? Response.json(down, { status: 503 })
      : Response.json(responseFor(url)),
  )
  const store = createStore()
  const router = createMemoryRouter(
    [
      { path: '/pago/:id', element: <PaymentView /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/pago/5'] },
  )
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  /** Moves to a second of the countdown without running timers, as in a hidden tab. */
  const skipTo = async (second: number) => {
    vi.setSystemTime((start + second) * 1_000)
    await wait(1)
  }
  render(<RouterProvider router={router} />, { wrapper: inPage(store, 'es') })
  await wait(1)
  return { store, wait, skipTo, looks: () => looks, path: () => router.state.location.pathname }
}

const lastNotice = () => loggedNotices().at(-1)?.key

test('announces at five minutes and at one only', async () => {
  const { skipTo } = await open(() => unpaid)
  const timer = () => screen.getByRole('timer').textContent
  expect(timer()).toBe(words.clock.running_other.replace('{{count}}', '30'))
  await skipTo(PAYMENT_WINDOW_SECONDS - 302)
  expect(timer()).toBe(words.clock.running_other.replace('{{count}}', '30'))
  await skipTo(PAYMENT_WINDOW_SECONDS - 300)
  expect(timer()).toBe(words.clock.left_other.replace('{{count}}', '5'))
  await skipTo(PAYMENT_WINDOW_SECONDS - 62)
  expect(timer()).toBe(words.clock.left_other.replace('{{count}}', '5'))
  await skipTo(PAYMENT_WINDOW_SECONDS - 60)
  expect(timer()).toBe(words.clock.left_one.replace('{{count}}', '1'))
})

test('refetches the order at zero, then every minute until it is cancelled', async () => {
  const { wait, skipTo, looks, path } = await open((seconds) =>
    seconds < PAYMENT_WINDOW_SECONDS + 100
      ? unpaid
      : { ...unpaid, status: orderStatus.cancelled, pay_before: null },
  )
  await skipTo(PAYMENT_WINDOW_SECONDS - 3)
  expect(looks()).toBe(1)
  expect(screen.getByText(words.clock.text)).toBeVisible()
  expect(screen.getByText(words.summaryNote)).toBeVisible()
  await wait(3)
  expect(looks()).toBe(2)
  expect(screen.getByText(words.waiting.overTitle)).toBeVisible()
  // The texts of the running countdown are gone.
  expect(screen.queryByText(words.clock.text)).toBeNull()
  expect(screen.queryByText(words.summaryNote)).toBeNull()
  await wait(60)
  expect(looks()).toBe(3)
  expect(path()).toBe('/pago/5')
  await wait(61)
  expect(path()).toBe('/detalles-pedido/5')
  expect(lastNotice()).toBe('payment:timeOut')
})

test('shows the confirmation of a payment at the last moment', async () => {
  const { wait, skipTo, path } = await open(
    (seconds) => (seconds < PAYMENT_WINDOW_SECONDS + 30 ? unpaid : paid),
    [{ ...paid, id: 4 }],
  )
  await skipTo(PAYMENT_WINDOW_SECONDS)
  expect(path()).toBe('/pago/5')
  await wait(61)
  expect(path()).toBe('/pago/5/realizado')
})

test('a first order has its own confirmation page', async () => {
  const { wait, skipTo, path } = await open(
    (seconds) => (seconds < PAYMENT_WINDOW_SECONDS ? unpaid : paid),
    [{ ...paid, id: 4, status: orderStatus.cancelled }],
  )
  await skipTo(PAYMENT_WINDOW_SECONDS)
  await wait(1)
  expect(path()).toBe('/pago/5/primer-pedido')
})

test.each([
  ['in this browser', true, [2_975]],
  ['elsewhere', false, []],
])('reports the amount that was paid %s', async (_, isHere, amounts) => {
  const { store, wait, skipTo, path } = await open((seconds) =>
    seconds < PAYMENT_WINDOW_SECONDS ? unpaid : paid,
  )
  const reported: number[] = []
  const effect = ({ payload }: ReturnType<typeof purchaseCompleted>) => void reported.push(payload.amount)
  store.dispatch(addAppListener({ actionCreator: purchaseCompleted, effect }))
  if (isHere) savePendingAttempt(5, { method: 'card', processType: 'reserve_order' })
  await skipTo(PAYMENT_WINDOW_SECONDS)
  await wait(1)
  expect(path()).not.toBe('/pago/5')
  expect(reported).toEqual(amounts)
})

test('reports that the order was cancelled', async () => {
  const { wait, skipTo, path } = await open((seconds) =>
    seconds < 30 ? unpaid : { ...unpaid, status: orderStatus.cancelled, pay_before: null },
  )
  await skipTo(60)
  // The tab becomes visible again.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await wait(1)
  expect(path()).toBe('/detalles-pedido/5')
  expect(lastNotice()).toBe('payment:cancelled')
})

test('an unknown status is not payable', async () => {
  const { wait, skipTo, path } = await open((seconds) =>
    seconds < PAYMENT_WINDOW_SECONDS ? unpaid : { ...paid, status: 77 },
  )
  await skipTo(PAYMENT_WINDOW_SECONDS)
  await wait(1)
  expect(path()).toBe('/detalles-pedido/5')
  expect(lastNotice()).toBe('payment:timeOut')
})

test('polls a change, shows its title and confirmation, and ends its process', async () => {
  const { store, wait, looks, path } = await open((seconds) =>
    seconds < 70 ? moving : { ...paid, delivery: [wireLeg(start + 180_000)] },
  )
  act(
    () =>
      void store.dispatch(
        processBegun({
          ...newOrder,
          type: 'change_delivery_to_order',
          orderId: 5,
          locator: 'A',
          solvesIncident: false,
        }),
      ),
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.titles.changeDates)
  await wait(61)
  expect(looks()).toBe(2)
  await wait(60)
  expect(path()).toBe('/pago/5/realizado')
  expect(selectProcess(store.getState()).orderId).toBeNull()
})

test('an expired change leaves the order unchanged', async () => {
  const { wait, skipTo, path } = await open((seconds) =>
    seconds < PAYMENT_WINDOW_SECONDS ? moving : { ...paid, delivery: [wireLeg(start + 90_000)] },
  )
  await skipTo(PAYMENT_WINDOW_SECONDS)
  await wait(1)
  expect(path()).toBe('/detalles-pedido/5')
  expect(lastNotice()).toBe('payment:timeOut')
})

const adding: WireOrder = {
  ...moving,
  pending_change: {
    process_type: 'add_items_to_order',
    precio: 7,
    precio_items: 7,
    precio_recogida: 0,
    precio_entrega: 0,
    precio_incidencias: 0,
    items: [{ product_id: 1, qty: 1 }],
    pickup: null,
    delivery: null,
  },
}
const packs: WireOrder = {
  ...unpaid,
  type: 'voucher',
  category_id: 10,
  payment_intent_type: 'new_order_bono',
}

test.each([
  ['a new order', unpaid, words.clock.text, words.clock.running_other],
  ['packs, which have no hours', packs, words.clock.packsText, words.clock.running_other],
  ['garments, from their own time', adding, words.clock.itemsText, words.clock.runningChange_other],
  ['dates, from their own time', moving, words.clock.datesText, words.clock.runningChange_other],
] as const)('says what is held and since when: %s', async (_, order, held, announcement) => {
  await open(() => order)
  expect(screen.getByText(held)).toBeVisible()
  expect(screen.getByRole('timer').textContent).toBe(announcement.replace('{{count}}', '30'))
})

test('packs end at a confirmation of their own', async () => {
  const { wait, path } = await open((seconds) =>
    seconds < 30 ? packs : { ...packs, status: orderStatus.created, precioPendiente: 0, pay_before: null },
  )
  await wait(61)
  expect(path()).toBe('/comprar-bonos/5/realizado')
})

test('garments for an order end at the confirmation of the direct checkout', async () => {
  const garment = { ...wireOrder.items[0]! }
  const { wait, path } = await open((seconds) =>
    seconds < 30 ? adding : { ...paid, items: [...paid.items, garment] },
  )
  await wait(61)
  expect(path()).toBe('/resolver-incidencia/5/realizado')
})

test('redirects to the order when no payment is due', async () => {
  const { path } = await open(() => paid)
  expect(path()).toBe('/detalles-pedido/5')
  expect(lastNotice()).toBe('payment:nothingDue')
})

test('reports an unavailable provider, polls it, and pays when it is available', async () => {
  const { wait } = await open(
    () => unpaid,
    [],
    (seconds) => seconds < 12,
  )
  await wait(5)
  expect(screen.getByText(words.trouble.failed)).toBeVisible()
  expect(screen.getByText('La pasarela no contesta.')).toBeVisible()
  await wait(14)
  expect(screen.queryByText(words.trouble.failed)).toBeNull()
})
