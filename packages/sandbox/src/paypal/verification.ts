import type { FastifyInstance } from 'fastify'
import type { PayPal } from './provider.ts'
import { malformed } from './refusal.ts'
import { isOurs, type Transmission } from './signature.ts'

type Question = Partial<Transmission> & { webhook_id?: string; webhook_event?: unknown }

/**
 * The call that tells a shop whether a webhook is PayPal's. The event is judged by the very bytes it came in,
 * as PayPal judges it: one that was parsed and written anew is not the one that was signed.
 */
export function verificationCall(paypal: PayPal) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )

    app.post('/v1/notifications/verify-webhook-signature', async (request) => {
      const text = typeof request.body === 'string' ? request.body : ''
      const question = parse(text)
      const { webhook_id: webhookId = '', webhook_event: event } = question
      if (webhookId === '' || typeof event !== 'object') {
        throw malformed('MISSING_REQUIRED_PARAMETER', '/webhook_event', 'A required field is missing.')
      }
      const ours = isOurs(paypal, eventIn(text), webhookId, question)
      return { verification_status: ours ? 'SUCCESS' : 'FAILURE' }
    })
  }
}

function parse(text: string): Question {
  try {
    return JSON.parse(text) as Question
  } catch {
    throw malformed('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  }
}

/** The event as it stands in the question; by custom, and so here, it comes last. */
function eventIn(text: string): string {
  const start = /"webhook_event"\s*:\s*/.exec(text)
  return start ? text.slice(start.index + start[0].length).replace(/\s*\}\s*$/, '') : ''
}
