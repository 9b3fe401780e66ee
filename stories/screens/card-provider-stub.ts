type ChargeResult =
  | { readonly error: { readonly type: string; readonly message: string } }
  | { readonly paymentIntent: object }

interface ProviderGlobals {
  __charge?: () => Promise<ChargeResult>
  Stripe?: unknown
}

const page = globalThis as unknown as ProviderGlobals

/** A provider element without input fields. */
const createElementStub = (kind: string) => {
  const listeners = new Map<string, (event?: object) => void>()
  const addListener = (name: string, listener: (event?: object) => void) => {
    listeners.set(name, listener)
    return frame
  }
  const frame = {
    _type: kind,
    on: addListener,
    once: addListener,
    off: (name: string) => void listeners.delete(name),
    update: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    mount: (container: HTMLElement) => {
      if (kind === 'card') container.textContent = '•••• •••• •••• ••••'
      queueMicrotask(() => listeners.get('ready')?.({}))
    },
  }
  return frame
}

const createElementsStub = () => {
  const created = new Map<string, ReturnType<typeof createElementStub>>()
  return {
    create: (kind: string) => {
      const stub = createElementStub(kind)
      created.set(kind, stub)
      return stub
    },
    getElement: (kind: string) => created.get(kind) ?? null,
    update: () => undefined,
    submit: async () => ({}),
    on: () => undefined,
    fetchUpdates: async () => ({}),
  }
}

const charge = async () => (page.__charge ? page.__charge() : new Promise<never>(() => undefined))

/**
 * Replaces the payment provider's global, whose script is not loaded in Storybook. It offers no wallets.
 *
 * @param charges the result of a charge; without it a charge stays pending
 * @returns a set-up function that returns its clean-up function
 */
export const stubCardProvider = (charges?: () => Promise<ChargeResult>) => () => {
  page.__charge = charges
  page.Stripe = Object.assign(
    () => ({
      elements: createElementsStub,
      createToken: charge,
      createPaymentMethod: charge,
      confirmCardPayment: charge,
      confirmPayment: charge,
      retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
    }),
    { version: 'storybook' },
  )
  return () => {
    page.__charge = undefined
  }
}
