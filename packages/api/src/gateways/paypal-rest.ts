import type { IncomingHttpHeaders } from 'node:http'
import { PayPalClient, PayPalError, type PayPalSettings } from './paypal-client.ts'
import { money, parseEvent, toPayment, toOrderRequest } from './paypal-wire.ts'
import { CaptureDeclinedError, type PayPalEvent, type PayPalGateway, type PayPalPayment } from './paypal.ts'
import { InvalidSignatureError } from './provider.ts'

/** Opens PayPal's REST API: orders v2, payments v2, and the verification of webhooks. */
export function openPayPal(settings: PayPalSettings): PayPalGateway {
  const client = new PayPalClient(settings)
  const orders = '/v2/checkout/orders'
  return {
    createOrder: async (purchase) =>
      toPayment(
        await client.request({
          method: 'POST',
          path: orders,
          body: toOrderRequest(purchase),
          requestId: `order-${purchase.key}`,
        }),
      ),
    findOrder: (id) => findOrder(client, id),
    captureOrder: (request) => captureOrder(client, request),
    refund: (request) => refund(client, request),
    readEvent: (bytes, headers) => readEvent(client, settings.webhookId, bytes, headers),
  }
}

async function findOrder(client: PayPalClient, id: string): Promise<PayPalPayment | null> {
  try {
    return toPayment(
      await client.request({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }),
    )
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return null
    throw error
  }
}

async function captureOrder(
  client: PayPalClient,
  { key, id }: { key: string; id: string },
): Promise<PayPalPayment> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
  try {
    return toPayment(await client.request({ method: 'POST', path, body: {}, requestId: `capture-${key}` }))
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    if (error.issue === 'ORDER_ALREADY_CAPTURED') {
      const order = await findOrder(client, id)
      if (order) return order
    }
    if (error.status === 422 || error.status === 404) {
      throw new CaptureDeclinedError(`PayPal declined the capture: ${error.issue}.`, { cause: error })
    }
    throw error
  }
}

async function refund(
  client: PayPalClient,
  { key, captureId, amount }: Parameters<PayPalGateway['refund']>[0],
): Promise<string | null> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
  const body = amount === null ? {} : { amount: money(amount) }
  try {
    const response = await client.request({ method: 'POST', path, body, requestId: key })
    const { id, status } = response as { id: string; status: string }
    if (status === 'COMPLETED' || status === 'PENDING') return id
    throw new Error(`PayPal did not make the refund: ${status}.`)
  } catch (error) {
    if (error instanceof PayPalError && error.issue === 'CAPTURE_FULLY_REFUNDED') return null
    throw error
  }
}

const SIGNATURE_HEADERS = [
  'auth-algo',
  'cert-url',
  'transmission-id',
  'transmission-sig',
  'transmission-time',
] as const

/** Verification needs the received bytes: the event is inserted as text and not serialized again. */
async function readEvent(
  client: PayPalClient,
  webhookId: string,
  bytes: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PayPalEvent> {
  const text = bytes.toString('utf8')
  const event = parseEvent(text)
  const signature = SIGNATURE_HEADERS.map(
    (name) => [name.replaceAll('-', '_'), headers[`paypal-${name}`]] as const,
  )
  if (event === null || signature.some(([, value]) => typeof value !== 'string')) throw invalidSignature()
  const fields = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId })
  const body = `${fields.slice(0, -1)},"webhook_event":${text}}`
  const path = '/v1/notifications/verify-webhook-signature'
  const response = (await client
    .request({ method: 'POST', path, body, isRetryable: true })
    .catch((error: unknown) => {
      // PayPal rejects what it cannot parse.
      if (error instanceof PayPalError) throw invalidSignature(error)
      throw error
    })) as { verification_status?: string }
  if (response.verification_status !== 'SUCCESS') throw invalidSignature()
  return event
}

function invalidSignature(cause?: unknown): InvalidSignatureError {
  return new InvalidSignatureError('The message is not signed by PayPal.', { cause })
}
