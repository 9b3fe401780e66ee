import { statusCodes } from '@colada/domain/wire/status-codes'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { clearPendingAttempt } from '#storefront/features/payment/pending-attempt.ts'
import { usePaymentAttempt } from '#storefront/features/payment/use-payment-attempt.ts'
import { usePayPal } from '#storefront/features/payment/use-paypal.ts'
import { createStore } from '#storefront/platform/store/store.ts'

const request = { orderId: 5, pending: 2180, processType: 'reserve_order', savesCard: false }

function Window() {
  const paypal = usePayPal(request)
  const { attempt, phase, failure } = usePaymentAttempt(request, { paypal: paypal.checkStatus })
  return (
    <>
      <button onClick={() => void paypal.createOrder(attempt).catch(() => undefined)}>open</button>
      <button onClick={() => void paypal.approve('PAYPAL1')}>approve</button>
      <button onClick={paypal.cancel}>cancel</button>
      <button onClick={paypal.fail}>fail</button>
      <output>{`${phase} ${failure?.kind ?? ''}`.trim()}</output>
    </>
  )
}

type Reply = keyof typeof statusCodes

/** A payment with these responses of the API; returns its requests. */
function open({ create = 'ok', capture = 'ok' }: { create?: Reply; capture?: Reply } = {}) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const isCapture = url.includes('/capture')
    requests.push(isCapture ? 'capture' : 'create')
    const { code, http } = statusCodes[isCapture ? capture : create]
    const body = {
      status: { code, message: '' },
      paypal_order: { id: 'PAYPAL1', status: 'PAYER_ACTION_REQUIRED', amount: 21.8 },
      paypal_capture: { id: 'PAYPAL1', status: 'COMPLETED' },
    }
    return Response.json(body, { status: http })
  })
  const store = createStore()
  render(
    <Provider store={store}>
      <Window />
    </Provider>,
  )
  return requests
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectState = (state: string) => expect.poll(() => screen.getByRole('status').textContent).toBe(state)

afterEach(() => {
  cleanup()
  clearPendingAttempt(5)
})

test('captures an approved order once', async () => {
  const requests = open()
  await press('open')
  await expectState('paying')
  await press('approve')
  await expectState('confirming')
  expect(requests).toEqual(['create', 'capture'])
})

test('is ready after a cancellation, and reports a failure of PayPal', async () => {
  open()
  await press('open')
  await expectState('paying')
  await press('cancel')
  await expectState('ready')
  await press('open')
  await expectState('paying')
  await press('fail')
  await expectState('ready paypal')
})

test('is ready after a declined funding source', async () => {
  open({ capture: 'paymentDeclined' })
  await press('open')
  await expectState('paying')
  await press('approve')
  await expectState('ready paypalDeclined')
})

test.each(['paymentUnderReview', 'paymentProviderDown'] as const)(
  'polls a capture with an unknown outcome (%s) and starts no other payment',
  async (capture) => {
    const requests = open({ capture, create: 'ok' })
    await press('open')
    await expectState('paying')
    vi.stubGlobal('fetch', async () => {
      const { code, http } = statusCodes.paymentUnderReview
      requests.push('again')
      return Response.json({ status: { code, message: '' } }, { status: http })
    })
    await press('approve')
    await expectState('checking')
    await press('open')
    await expectState('checking')
  },
)

test('opens no window for an order with a payment in progress', async () => {
  open({ create: 'paymentUnderReview' })
  await press('open')
  await expectState('checking')
})
