/** What the provider answers when it is asked to charge a card. */
type Charged =
  | { readonly error: { readonly type: string; readonly message: string } }
  | { readonly paymentIntent: object }

interface Wallet {
  __charge?: () => Promise<Charged>
  Stripe?: unknown
}

const page = globalThis as unknown as Wallet

/** A frame as the provider would mount it: ours to look at, never to type a card into. */
const element = (kind: string) => {
  const listeners = new Map<string, (event?: object) => void>()
  const hear = (name: string, listener: (event?: object) => void) => {
    listeners.set(name, listener)
    return made
  }
  const made = {
    _type: kind,
    on: hear,
    once: hear,
    off: (name: string) => void listeners.delete(name),
    update: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    mount: (place: HTMLElement) => {
      if (kind === 'card') place.textContent = '•••• •••• •••• ••••'
      queueMicrotask(() => listeners.get('ready')?.({}))
    },
  }
  return made
}

const elements = () => {
  const made = new Map<string, ReturnType<typeof element>>()
  return {
    create: (kind: string) => {
      const here = element(kind)
      made.set(kind, here)
      return here
    },
    getElement: (kind: string) => made.get(kind) ?? null,
    update: () => undefined,
    submit: async () => ({}),
    on: () => undefined,
    fetchUpdates: async () => ({}),
  }
}

const charge = async () => (page.__charge ? page.__charge() : new Promise<never>(() => undefined))

/**
 * Puts a card provider on the page in place of the real one, whose library would come from its own address. It
 * has no wallet to offer and charges as `charges` says; without it, it never answers.
 */
export const cardProvider = (charges?: () => Promise<Charged>) => () => {
  page.__charge = charges
  page.Stripe = Object.assign(
    () => ({
      elements,
      createToken: charge,
      createPaymentMethod: charge,
      confirmCardPayment: charge,
      confirmPayment: charge,
      retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
    }),
    { version: 'bench' },
  )
  return () => {
    page.__charge = undefined
  }
}
