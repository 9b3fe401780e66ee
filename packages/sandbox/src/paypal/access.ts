import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const TOKEN_LIFETIME_SECONDS = 32_400

/** PayPal's OAuth 2 client credentials grant; every other request carries the access token. */
export class Access {
  /** Expiry of each token in epoch milliseconds. Not persisted: a client must handle a revoked token anyway. */
  #expiryByToken = new Map<string, number>()

  tokenRoute(app: FastifyInstance): void {
    app.post('/v1/oauth2/token', async (request, reply) => {
      const { grant_type: grant } = (request.body ?? {}) as { grant_type?: unknown }
      if (!readClientId(request)) {
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
      this.#expiryByToken.set(token, Date.now() + TOKEN_LIFETIME_SECONDS * 1000)
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-COLADA',
        expires_in: TOKEN_LIFETIME_SECONDS,
      }
    })
  }

  /** Responds with 401 to requests without a valid token. */
  requireToken(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      if (token !== undefined && (this.#expiryByToken.get(token) ?? 0) > Date.now()) return
      return reply
        .code(401)
        .send({ error: 'invalid_token', error_description: 'Token signature verification failed' })
    })
  }

  /** Revokes all tokens. */
  revokeAll(): void {
    this.#expiryByToken.clear()
  }
}

function readClientId(request: FastifyRequest): string | undefined {
  const credentials = /^Basic (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const [id, secret] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':')
  return id && secret ? id : undefined
}
