import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Seconds for which a token is good. */
const tokenLife = 32_400

/** PayPal's OAuth: client id and secret for a token, which every other call carries. */
export class Access {
  /** Tokens and when they end, epoch milliseconds. They do not outlive the process, as real ones need not either. */
  #tokens = new Map<string, number>()

  tokenCall(app: FastifyInstance): void {
    app.post('/v1/oauth2/token', async (request, reply) => {
      const { grant_type: grant } = (request.body ?? {}) as { grant_type?: unknown }
      if (!clientOf(request)) {
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
      }
      if (grant !== 'client_credentials') {
        return reply
          .code(400)
          .send({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' })
      }
      const token = randomBytes(32).toString('base64url')
      this.#tokens.set(token, Date.now() + tokenLife * 1000)
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-COLADA',
        expires_in: tokenLife,
      }
    })
  }

  /** Refuses calls without a token that is still good. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      if (token !== undefined && (this.#tokens.get(token) ?? 0) > Date.now()) return
      return reply
        .code(401)
        .send({ error: 'invalid_token', error_description: 'Token signature verification failed' })
    })
  }

  /** Takes every token back. */
  revoke(): void {
    this.#tokens.clear()
  }
}

function clientOf(request: FastifyRequest): string | undefined {
  const given = /^Basic (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const [id, secret] = Buffer.from(given ?? '', 'base64')
    .toString()
    .split(':')
  return id && secret ? id : undefined
}
