import type { IncomingHttpHeaders } from 'node:http'
import { CaptureDeclinedError, type PayPalEvent, type PayPalGateway, type PayPalPayment } from './paypal.ts'
import { PayPalClient, PayPalError, type PayPalSettings } from './paypal-client.ts'
import { money, parseEvent, toPayment, toOrderRequest } from './paypal-wire.ts'
import { InvalidSignatureError } from './provider.ts'

/** PayPal behind its REST calls: orders v2, payments v2, and the check of webhooks. */
export function openPayPal(settings: PayPalSettings): PayPalGateway {
  const line = new PayPalClient(settings)
  const orders = '/v2/checkout/orders'
  return {
    createOrder: async (purchase) =>
      toPayment(
        await line.request({
          method: 'POST',
          path: orders,
          body: toOrderRequest(purchase),
          requestId: `order-${purchase.key}`,
        }),
      ),
    findOrder: (id) => findOrder(line, id),
    captureOrder: (request) => captureOrder(line, request),
    refund: async ({ key, captureId, amount }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      const refund = (await line.request({
        method: 'POST',
        path,
        body: amount === null ? {} : { amount: money(amount) },
        requestId: key,
      })) as { id: string; status: string }
      if (refund.status === 'COMPLETED' || refund.status === 'PENDING') return refund.id
      throw new Error(`PayPal did not give the money back: ${refund.status}.`)
    },
    readEvent: (bytes, headers) => readEvent(line, settings.webhookId, bytes, headers),
  }
}

async function findOrder(line: PayPalClient, id: string): Promise<PayPalPayment | null> {
  try {
    return toPayment(
      await line.request({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }),
    )
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return null
    throw error
  }
}

async function captureOrder(
  line: PayPalClient,
  { key, id }: { key: string; id: string },
): Promise<PayPalPayment> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
  try {
    return toPayment(await line.request({ method: 'POST', path, body: {}, requestId: `capture-${key}` }))
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    if (error.issue === 'ORDER_ALREADY_CAPTURED') {
      const order = await findOrder(line, id)
      if (order) return order
    }
    if (error.status === 422 || error.status === 404) {
      throw new CaptureDeclinedError(`PayPal took nothing: ${error.issue}.`, { cause: error })
    }
    throw error
  }
}

const signed = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'] as const

/** PayPal is asked whether it sent these bytes; they must reach it as they came, so they are never written anew. */
async function readEvent(
  line: PayPalClient,
  webhookId: string,
  bytes: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PayPalEvent> {
  const text = bytes.toString('utf8')
  const event = parseEvent(text)
  const told = signed.map((name) => [name.replaceAll('-', '_'), headers[`paypal-${name}`]] as const)
  if (event === null || told.some(([, value]) => typeof value !== 'string')) throw refused()
  const facts = JSON.stringify({ ...Object.fromEntries(told), webhook_id: webhookId })
  const body = `${facts.slice(0, -1)},"webhook_event":${text}}`
  const path = '/v1/notifications/verify-webhook-signature'
  const answer = (await line
    .request({ method: 'POST', path, body, isRepeatable: true })
    .catch((error: unknown) => {
      // What PayPal cannot even read is not its own.
      if (error instanceof PayPalError) throw refused(error)
      throw error
    })) as { verification_status?: string }
  if (answer.verification_status !== 'SUCCESS') throw refused()
  return event
}

function refused(cause?: unknown): InvalidSignatureError {
  return new InvalidSignatureError('The message is not signed by PayPal.', { cause })
}
