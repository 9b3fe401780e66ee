import { currency } from '@colada/domain/money/money'
import type { PaidCard } from '@colada/domain/payment/paid-card'
import Stripe from 'stripe'
import {
  type CardEvent,
  type CardGateway,
  type CardIntent,
  type SavedCard,
  type NewCardCustomer,
  type NewCardIntent,
} from './cards.ts'
import { ProviderUnavailableError, InvalidSignatureError } from './provider.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's URL, for a stand-in with the same protocol. */
  readonly apiUrl?: string
  /** Defaults to {@link REQUEST_TIMEOUT_MS}. */
  readonly timeoutMs?: number
}

/** Timeout of one attempt. */
const REQUEST_TIMEOUT_MS = 5000
const MAX_RETRIES = 2
/** Sum of the SDK's delays before its retries: 0.5 s and 1 s. */
const RETRY_DELAYS_MS = 1500
/** Longest duration of a call, retries included. */
export const CARD_TIMEOUT_MS = (1 + MAX_RETRIES) * REQUEST_TIMEOUT_MS + RETRY_DELAYS_MS

/** Opens the card provider with Stripe's SDK. */
export function openStripe(settings: StripeSettings): CardGateway {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: settings.timeoutMs ?? REQUEST_TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  })
  return {
    createCustomer: (customer) => withProviderErrors(() => createCustomer(stripe, customer)),
    deleteCustomer: (id) => withProviderErrors(() => deleteCustomer(stripe, id)),
    createIntent: (request) => withProviderErrors(() => createIntent(stripe, request)),
    findIntent: (id) => withProviderErrors(async () => toIntent(await stripe.paymentIntents.retrieve(id))),
    findPaidCard: (id) => withProviderErrors(() => findPaidCard(stripe, id)),
    setSavesCard: (id, savesCard) =>
      withProviderErrors(async () =>
        // An empty value unsets the parameter.
        toIntent(
          await stripe.paymentIntents.update(id, { setup_future_usage: savesCard ? 'on_session' : '' }),
        ),
      ),
    cancelIntent: (id) => withProviderErrors(() => cancelIntent(stripe, id)),
    refund: (request) => withProviderErrors(() => refund(stripe, request)),
    listCards: (customerId) => withProviderErrors(() => listCards(stripe, customerId)),
    removeCard: (customerId, cardId) => withProviderErrors(() => removeCard(stripe, customerId, cardId)),
    readEvent: (bytes, signature) => readEvent(stripe, settings.webhookSecret, bytes, signature),
  }
}

function addressOf(apiUrl: string | undefined): {
  host?: string
  port?: string
  protocol?: 'http' | 'https'
} {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}

async function createCustomer(stripe: Stripe, { key, email, name }: NewCardCustomer): Promise<string> {
  const customer = await stripe.customers.create({ email, name }, { idempotencyKey: `customer-${key}` })
  return customer.id
}

async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id)
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error
  }
}

async function createIntent(stripe: Stripe, request: NewCardIntent): Promise<CardIntent> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: request.amount,
      currency,
      customer: request.customerId,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: request.locator,
      metadata: { key: request.key, order_id: String(request.orderId) },
      ...(request.savesCard ? { setup_future_usage: 'on_session' } : {}),
    },
    { idempotencyKey: `intent-${request.key}` },
  )
  return toIntent(intent)
}

async function findPaidCard(stripe: Stripe, id: string): Promise<PaidCard | null> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const card = charge === null || typeof charge === 'string' ? null : charge.payment_method_details?.card
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null
}

async function cancelIntent(stripe: Stripe, id: string): Promise<CardIntent> {
  try {
    return toIntent(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    if (hasCode(error, 'payment_intent_unexpected_state'))
      return toIntent(await stripe.paymentIntents.retrieve(id))
    throw error
  }
}

async function refund(
  stripe: Stripe,
  { key, intentId, amount }: Parameters<CardGateway['refund']>[0],
): Promise<string | null> {
  try {
    const { id } = await stripe.refunds.create(
      { payment_intent: intentId, amount },
      { idempotencyKey: `refund-${key}` },
    )
    return id
  } catch (error) {
    if (hasCode(error, 'charge_already_refunded')) return null
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

async function listCards(stripe: Stripe, customerId: string): Promise<SavedCard[]> {
  const methods = await stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 })
  return methods.data.flatMap(({ id, card }) =>
    card
      ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }]
      : [],
  )
}

async function removeCard(stripe: Stripe, customerId: string, cardId: string): Promise<boolean> {
  const method = await stripe.paymentMethods.retrieve(cardId).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  })
  const owner = typeof method?.customer === 'string' ? method.customer : method?.customer?.id
  if (!method || owner !== customerId) return false
  await stripe.paymentMethods.detach(cardId)
  return true
}

function readEvent(stripe: Stripe, secret: string, bytes: Buffer, signature: string | undefined): CardEvent {
  try {
    const event = stripe.webhooks.constructEvent(bytes, signature ?? '', secret)
    const object = event.data.object
    // The signature covers any content.
    if (!isText(event.id) || !isText(event.type)) throw new Error('The event has no id or no type.')
    return {
      id: event.id,
      type: event.type,
      intent: object.object === 'payment_intent' ? toIntent(object) : null,
    }
  } catch (error) {
    throw new InvalidSignatureError('The event is not signed by the card provider.', { cause: error })
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function toIntent(intent: Stripe.PaymentIntent): CardIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    providerStatus: intent.status,
    amount: intent.amount,
    captured: intent.amount_received,
    currency: intent.currency,
    key: intent.metadata['key'] ?? '',
    orderId: Number(intent.metadata['order_id'] ?? Number.NaN),
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): CardIntent['status'] {
  const decided = { succeeded: 'succeeded', processing: 'processing', canceled: 'cancelled' } as const
  return Object.hasOwn(decided, status) ? decided[status as keyof typeof decided] : 'open'
}

/** Converts transient errors, which are worth a retry. */
async function withProviderErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (isTransient(error))
      throw new ProviderUnavailableError('The card provider cannot be reached.', { cause: error })
    throw error
  }
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409)
  )
}
