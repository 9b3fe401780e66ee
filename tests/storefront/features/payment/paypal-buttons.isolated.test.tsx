import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import PayPalButtonsView from '#storefront/features/payment/paypal-buttons.tsx'
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

/** Props of PayPal's components; tests/sandbox tests the real ones. */
const given = vi.hoisted(() => ({ script: [] as object[], buttons: [] as object[], isRejected: false }))
vi.mock('@paypal/react-paypal-js', () => ({
  PayPalScriptProvider: ({ options, children }: { options: object; children: unknown }) => {
    given.script.push(options)
    return children
  },
  PayPalButtons: (props: object) => {
    given.buttons.push(props)
    return null
  },
  usePayPalScriptReducer: () => [{ isPending: false, isRejected: given.isRejected }],
}))

// The root loader's data needs a data router, which a single component does not have.
vi.mock('#storefront/platform/routes/use-root-data.ts', () => ({ useRootData: () => undefined }))

beforeEach(() => Object.assign(given, { script: [], buttons: [], isRejected: false }))
const handlers = {
  onCreateOrder: vi.fn(async () => 'ORDER'),
  onApprove: vi.fn(async () => undefined),
  onCancel: vi.fn(),
  onFail: vi.fn(),
  onRetry: vi.fn(),
}

function show(language: 'es' | 'en', amount: number, script = '') {
  const view = (cents: number) => (
    <PayPalButtonsView {...handlers} config={{ clientId: 'shop', script }} amount={cents} />
  )
  const { rerender, container } = render(view(amount), { wrapper: inPage(createStore(), language) })
  return { container, change: (cents: number) => rerender(view(cents)) }
}

// spec 001 §7: euros, es_XC or en_US, and no funding by credit, sofort or card.
test.each([
  ['es', 'es_XC'],
  ['en', 'en_US'],
] as const)('loads PayPal’s script with the options of the specification: %s', async (language, locale) => {
  show(language, 2390)
  expect(given.script[0]).toEqual({
    clientId: 'shop',
    components: 'buttons',
    intent: 'capture',
    currency: 'EUR',
    locale,
    disableFunding: 'credit,sofort,card',
  })
})

test('uses the configured script URL', () => {
  show('es', 2390, '/sandbox/paypal.js')
  expect(given.script[0]).toMatchObject({ sdkBaseUrl: '/sandbox/paypal.js' })
})

test('renders the buttons again for another amount', () => {
  const { change } = show('es', 2390)
  change(2190)
  expect(given.buttons.map((props) => (props as { forceReRender: unknown }).forceReRender)).toEqual([
    [2390],
    [2190],
  ])
})

test('calls the handlers for the buyer’s actions', async () => {
  show('en', 2390)
  const { createOrder, onApprove, onCancel, onError } = given.buttons[0] as {
    createOrder: () => Promise<string>
    onApprove: (data: { orderID: string }) => Promise<void>
    onCancel: () => void
    onError: (error: Error) => void
  }
  expect(await createOrder()).toBe('ORDER')
  await onApprove({ orderID: 'ORDER' })
  expect(handlers.onApprove).toHaveBeenCalledWith('ORDER')
  onCancel()
  expect(handlers.onCancel).toHaveBeenCalledOnce()
  onError(new Error('gone'))
  expect(handlers.onFail).toHaveBeenCalledOnce()
})

test('offers a retry when PayPal’s script fails to load', () => {
  given.isRejected = true
  const { container } = show('es', 2390)
  container.querySelector('button')!.click()
  expect(handlers.onRetry).toHaveBeenCalledOnce()
})
