import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { answerChallenge, confirmIntent } from './confirmation.ts'
import { readText, type Form } from './form.ts'
import { intentById } from './intents.ts'
import { layLine } from './line.ts'
import { createMethod } from './methods.ts'
import { present, presentToBrowser } from './present.ts'
import type { Provider } from './provider.ts'
import { missing, ProviderError, refusedKey } from './provider-error.ts'
import type { Intent } from './records.ts'

type ById = { Params: { id: string } }

/**
 * The calls of the browser script under `/sandbox/cards/v1`: the provider's own paths, for whoever holds the
 * publishable key and the payment's client secret.
 */
export function browserCalls(provider: Provider, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    layLine(app, faults)
    app.addHook('onRequest', async (request) => checkPublishableKey(request))

    app.get<ById>('/payment_intents/:id', async (request) =>
      presentToBrowser(entitled(provider, request.params.id, request.query as Form)),
    )

    app.post<ById>('/payment_intents/:id/confirm', async (request) => {
      const form = request.body as Form
      entitled(provider, request.params.id, form)
      return confirmFromBrowser(provider, request.params.id, form)
    })

    app.post<ById>('/payment_intents/:id/challenge', async (request) => {
      const form = request.body as Form
      entitled(provider, request.params.id, form)
      return presentToBrowser(
        answerChallenge(provider, request.params.id, readText(form, 'result') === 'complete'),
      )
    })

    app.post('/payment_methods', async (request) => present(createMethod(provider, request.body as Form)))
  }
}

function confirmFromBrowser(provider: Provider, id: string, form: Form): unknown {
  try {
    return presentToBrowser(confirmIntent(provider, id, form))
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.body.payment_intent) throw error
    const shown = presentToBrowser(error.body.payment_intent as Intent)
    throw new ProviderError(error.status, { ...error.body, payment_intent: shown })
  }
}

/** The payment, to whoever knows its secret; anyone else learns nothing, not even that it exists. */
function entitled(provider: Provider, id: string, form: Form): Intent {
  const secret = Buffer.from(readText(form, 'client_secret') ?? '')
  const intent = intentById(provider, id)
  const expected = Buffer.from(intent.client_secret)
  if (secret.length !== expected.length || !timingSafeEqual(secret, expected))
    throw missing('payment_intent', id, 'intent')
  return intent
}

function checkPublishableKey(request: FastifyRequest): void {
  if (!/^Bearer pk_(?!live_)\S+$/.test(request.headers.authorization ?? '')) {
    throw refusedKey('This call needs a publishable test key, such as pk_test_….')
  }
}
