import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { completeChallenge, confirmIntent } from './confirmation.ts'
import { readText, type Form } from './form.ts'
import { intentById } from './intents.ts'
import { createMethod } from './methods.ts'
import { registerProtocol } from './protocol.ts'
import { resourceMissing, ProviderError, invalidKey } from './provider-error.ts'
import type { Provider } from './provider.ts'
import type { Intent } from './records.ts'
import { serialize, serializeForBrowser } from './serialize.ts'

type ById = { Params: { id: string } }

/**
 * The routes of the browser script under `/sandbox/cards/v1`: the provider's own paths, authenticated by the
 * publishable key and the payment's client secret.
 */
export function browserRoutes(provider: Provider, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    registerProtocol(app, faults)
    app.addHook('onRequest', async (request) => checkPublishableKey(request))

    app.get<ById>('/payment_intents/:id', async (request) =>
      serializeForBrowser(authorizedIntent(provider, request.params.id, request.query as Form)),
    )

    app.post<ById>('/payment_intents/:id/confirm', async (request) => {
      const form = request.body as Form
      authorizedIntent(provider, request.params.id, form)
      return confirmFromBrowser(provider, request.params.id, form)
    })

    app.post<ById>('/payment_intents/:id/challenge', async (request) => {
      const form = request.body as Form
      authorizedIntent(provider, request.params.id, form)
      return serializeForBrowser(
        completeChallenge(provider, request.params.id, readText(form, 'result') === 'complete'),
      )
    })

    app.post('/payment_methods', async (request) => serialize(createMethod(provider, request.body as Form)))
  }
}

function confirmFromBrowser(provider: Provider, id: string, form: Form): unknown {
  try {
    return serializeForBrowser(confirmIntent(provider, id, form))
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.body.payment_intent) throw error
    const paymentIntent = serializeForBrowser(error.body.payment_intent as Intent)
    throw new ProviderError(error.status, { ...error.body, payment_intent: paymentIntent })
  }
}

/** @throws ProviderError 404 for a wrong secret too, so that the response does not reveal that the payment exists. */
function authorizedIntent(provider: Provider, id: string, form: Form): Intent {
  const secret = Buffer.from(readText(form, 'client_secret') ?? '')
  const intent = intentById(provider, id)
  const expected = Buffer.from(intent.client_secret)
  if (secret.length !== expected.length || !timingSafeEqual(secret, expected))
    throw resourceMissing('payment_intent', id, 'intent')
  return intent
}

function checkPublishableKey(request: FastifyRequest): void {
  if (!/^Bearer pk_(?!live_)\S+$/.test(request.headers.authorization ?? '')) {
    throw invalidKey('This call needs a publishable test key, such as pk_test_….')
  }
}
