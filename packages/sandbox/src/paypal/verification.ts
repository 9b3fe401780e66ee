import type { FastifyInstance } from 'fastify'
import { malformed } from './paypal-error.ts'
import type { PayPal } from './provider.ts'
import { isAuthentic, type Transmission } from './signature.ts'

type VerificationRequest = Partial<Transmission> & { webhook_id?: string; webhook_event?: unknown }

/**
 * The route that verifies a webhook's signature. Like PayPal's, it verifies the raw bytes of the event: an event that
 * was parsed and serialized again does not match its signature.
 */
export function verificationRoute(paypal: PayPal) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )

    app.post('/v1/notifications/verify-webhook-signature', async (request) => {
      const text = typeof request.body === 'string' ? request.body : ''
      const verification = parse(text)
      const { webhook_id: webhookId = '', webhook_event: event } = verification
      if (webhookId === '' || typeof event !== 'object') {
        throw malformed('MISSING_REQUIRED_PARAMETER', '/webhook_event', 'A required field is missing.')
      }
      const isValid = isAuthentic(paypal, rawEvent(text), webhookId, verification)
      return { verification_status: isValid ? 'SUCCESS' : 'FAILURE' }
    })
  }
}

function parse(text: string): VerificationRequest {
  try {
    return JSON.parse(text) as VerificationRequest
  } catch {
    throw malformed('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  }
}

/** The raw text of the event, which must be the last property of the request. */
function rawEvent(text: string): string {
  const start = /"webhook_event"\s*:\s*/.exec(text)
  return start ? text.slice(start.index + start[0].length).replace(/\s*\}\s*$/, '') : ''
}
