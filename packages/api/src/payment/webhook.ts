import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { failPoint } from '../fail-points.ts'
import { ProviderUnavailableError, InvalidSignatureError } from '../gateways/provider.ts'
import { receiveEvent, receivePayPalEvent } from './events.ts'
import type { Settlement } from './settle.ts'

/** The webhook of the card provider. */
export function webhookRoutes(app: FastifyInstance, { database, cards, clock }: AppDependencies): void {
  registerWebhook(app, '/api/webhooks/stripe', async (bytes, request) => {
    const signature = request.headers['stripe-signature']
    const event = cards.readEvent(bytes, typeof signature === 'string' ? signature : undefined)
    const outcome = await runTransaction(database.db, async (tx) => {
      const settlement = await receiveEvent(tx, event, new Date(clock()))
      if (settlement === 'paid') failPoint('capture-before-commit')
      return settlement
    })
    if (outcome === 'paid') failPoint('capture-after-commit')
    return { id: event.id, outcome }
  })
}

/** The webhook of PayPal, only where PayPal is configured. */
export function paypalWebhookRoutes(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database, cards, paypal, clock } = dependencies
  if (paypal === null) return
  registerWebhook(app, '/api/webhooks/paypal', async (bytes, request) => {
    const event = await paypal.readEvent(bytes, request.headers)
    const outcome = await receivePayPalEvent({ db: database.db, cards, paypal, clock }, event)
    return { id: event.id, outcome }
  })
}

type WebhookHandler = (bytes: Buffer, request: FastifyRequest) => Promise<{ id: string; outcome: Settlement }>

/**
 * Registers a webhook route. The signature covers the raw body, so it is verified before the body is parsed. The
 * provider sends an event again unless the response is 2xx.
 */
function registerWebhook(app: FastifyInstance, url: string, handle: WebhookHandler): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post(url, { schema: { hide: true } }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const { id, outcome } = await handle(bytes, request)
        if (outcome === 'refunded') {
          request.log.error({ event: id }, 'Payment does not match its order; it is refunded.')
        }
        return { received: true }
      } catch (error) {
        return sendError(error, reply)
      }
    })
  })
}

function sendError(error: unknown, reply: FastifyReply) {
  if (error instanceof InvalidSignatureError) return reply.code(400).send({ received: false })
  if (error instanceof ProviderUnavailableError) return reply.code(503).send({ received: false })
  throw error
}
