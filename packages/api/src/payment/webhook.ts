import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { failPoint } from '../fail-points.ts'
import { ProviderUnavailableError, InvalidSignatureError } from '../gateways/provider.ts'
import { receiveEvent, receivePayPalEvent } from './service.ts'
import type { Settlement } from './settle.ts'

/** Where the card provider says what happened. */
export function webhookRoutes(app: FastifyInstance, { database, cards, clock }: AppDependencies): void {
  takeMessages(app, '/api/webhooks/stripe', async (bytes, request) => {
    const signature = request.headers['stripe-signature']
    const event = cards.readEvent(bytes, typeof signature === 'string' ? signature : undefined)
    const outcome = await database.db.transaction(async (tx) => {
      const settlement = await receiveEvent(tx, event, new Date(clock()))
      if (settlement === 'paid') failPoint('capture-before-commit')
      return settlement
    })
    if (outcome === 'paid') failPoint('capture-after-commit')
    return { id: event.id, outcome }
  })
}

/** Where PayPal says what happened; unknown where the shop does not take it. */
export function paypalWebhookRoutes(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database, cards, paypal, clock } = dependencies
  if (paypal === null) return
  takeMessages(app, '/api/webhooks/paypal', async (bytes, request) => {
    const event = await paypal.readEvent(bytes, request.headers)
    const outcome = await receivePayPalEvent({ db: database.db, cards, paypal, clock }, event)
    return { id: event.id, outcome }
  })
}

type Take = (bytes: Buffer, request: FastifyRequest) => Promise<{ id: string; outcome: Settlement }>

/**
 * A route for a provider's messages. The signature is over the bytes as they came, so they are read raw and
 * nothing is parsed before they are proven. What is not answered with 2xx is sent again.
 */
function takeMessages(app: FastifyInstance, url: string, take: Take): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post(url, { schema: { hide: true } }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const { id, outcome } = await take(bytes, request)
        if (outcome === 'refunded') {
          request.log.error({ event: id }, 'A payment came that its order cannot take; it is refunded.')
        }
        return { received: true }
      } catch (error) {
        return refuse(error, reply)
      }
    })
  })
}

function refuse(error: unknown, reply: FastifyReply) {
  if (error instanceof InvalidSignatureError) return reply.code(400).send({ received: false })
  if (error instanceof ProviderUnavailableError) return reply.code(503).send({ received: false })
  throw error
}
