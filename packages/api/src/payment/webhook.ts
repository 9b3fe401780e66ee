import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../app.ts'
import { failPoint } from '../fail-points.ts'
import { SignatureRefused } from '../gateways/cards.ts'
import { receiveEvent } from './service.ts'

/**
 * Where the card provider says what happened. The signature is over the bytes as they came, so this route
 * reads them raw and parses nothing before they are proven.
 */
export function webhookRoutes(app: FastifyInstance, { database, cards, clock }: AppDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.post('/api/webhooks/stripe', { schema: { hide: true } }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['stripe-signature']
      try {
        const event = cards.readEvent(bytes, typeof signature === 'string' ? signature : undefined)
        const outcome = await database.db.transaction(async (tx) => {
          const settlement = await receiveEvent(tx, event, new Date(clock()))
          if (settlement === 'paid') failPoint('capture-before-commit')
          return settlement
        })
        if (outcome === 'paid') failPoint('capture-after-commit')
        if (outcome === 'refunded') {
          request.log.error({ event: event.id }, 'A payment came that its order cannot take; it is refunded.')
        }
        return { received: true }
      } catch (error) {
        if (!(error instanceof SignatureRefused)) throw error
        return reply.code(400).send({ received: false })
      }
    })
  })
}
