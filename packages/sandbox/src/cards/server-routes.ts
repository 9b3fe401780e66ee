import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { captureIntent, confirmIntent } from './confirmation.ts'
import { createCustomer, customerById, deleteCustomer, updateCustomer } from './customers.ts'
import { readForm, readInteger, readText, requireText, type Form } from './form.ts'
import { registerCardIdempotency } from './idempotency.ts'
import { cancelIntent, confirmsOnCreation, createIntent, intentById, updateIntent } from './intents.ts'
import { attachMethod, createMethod, detachMethod, methodById, methodsOf } from './methods.ts'
import { registerProtocol } from './protocol.ts'
import { invalidRequest, resourceMissing, ProviderError, invalidKey } from './provider-error.ts'
import type { Provider } from './provider.ts'
import { chargeById, createRefund, refundById } from './refunds.ts'
import { serializeExpanded, serializeList } from './serialize.ts'

type Action = (id: string, form: Form) => unknown

/** The provider's REST API under `/v1`, authenticated by the secret key. */
export function serverRoutes(provider: Provider, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    // In this order, so that a response is stored before a fault drops or delays it.
    registerCardIdempotency(app, provider)
    registerProtocol(app, faults)
    app.addHook('onRequest', async (request) => checkSecretKey(request))

    const on = (method: 'GET' | 'POST' | 'DELETE', url: string, action: Action) =>
      app.route<{ Params: { id?: string } }>({
        method,
        url,
        handler: async (request) => {
          const form = ((method === 'GET' ? request.query : request.body) ?? {}) as Form
          return serializeExpanded(provider, action(request.params.id ?? '', form), form)
        },
      })

    on('POST', '/payment_intents', (_, form) => createAndConfirm(provider, form))
    on('GET', '/payment_intents', (_, form) => {
      const rows = provider.intents.list(createListFilter(form, (intent) => intent.customer))
      return serializeList(rows, '/v1/payment_intents', readPage(form))
    })
    on('GET', '/payment_intents/:id', (id) => intentById(provider, id))
    on('POST', '/payment_intents/:id', (id, form) => updateIntent(provider, id, form))
    on('POST', '/payment_intents/:id/confirm', (id, form) => confirmIntent(provider, id, form))
    on('POST', '/payment_intents/:id/cancel', (id, form) => cancelIntent(provider, id, form))
    on('POST', '/payment_intents/:id/capture', (id, form) => captureIntent(provider, id, form))

    on('POST', '/payment_methods', (_, form) => createMethod(provider, form))
    on('GET', '/payment_methods', (_, form) => {
      const rows = methodsOf(provider, requireText(form, 'customer'))
      return serializeList(rows, '/v1/payment_methods', readPage(form))
    })
    on('GET', '/payment_methods/:id', (id) => methodById(provider, id))
    on('POST', '/payment_methods/:id/attach', (id, form) =>
      attachMethod(provider, id, requireText(form, 'customer')),
    )
    on('POST', '/payment_methods/:id/detach', (id) => detachMethod(provider, id))

    on('POST', '/customers', (_, form) => createCustomer(provider, form))
    on('GET', '/customers', (_, form) => {
      const email = readText(form, 'email')
      const rows = provider.customers.list((each) => !each.deleted && (!email || each.email === email))
      return serializeList(rows, '/v1/customers', readPage(form))
    })
    on('GET', '/customers/:id', (id) => customerById(provider, id))
    on('POST', '/customers/:id', (id, form) => updateCustomer(provider, id, form))
    on('DELETE', '/customers/:id', (id) => deleteCustomer(provider, id))
    on('GET', '/customers/:id/payment_methods', (id, form) =>
      serializeList(methodsOf(provider, id), `/v1/customers/${id}/payment_methods`, readPage(form)),
    )

    on('POST', '/refunds', (_, form) => createRefund(provider, form))
    on('GET', '/refunds', (_, form) => {
      const intent = readText(form, 'payment_intent')
      const rows = provider.refunds.list((each) => !intent || each.payment_intent === intent)
      return serializeList(rows, '/v1/refunds', readPage(form))
    })
    on('GET', '/refunds/:id', (id) => refundById(provider, id))
    on('GET', '/charges/:id', (id) => chargeById(provider, id))

    on('GET', '/events', (_, form) => {
      const type = readText(form, 'type')
      const isInRange = createListFilter<{ created: number }>(form)
      const rows = provider.events.list((event) => isInRange(event) && (!type || event.type === type))
      return serializeList(rows, '/v1/events', readPage(form))
    })
    on('GET', '/events/:id', (id) => {
      const event = provider.events.get(id)
      if (!event) throw resourceMissing('event', id)
      return event
    })

    app.setNotFoundHandler(async (request) => {
      const path = request.url.split('?', 1)[0]
      const message = `Unrecognized request URL (${request.method}: ${path}).`
      throw new ProviderError(404, { type: 'invalid_request_error', message })
    })
  }
}

/** Creates a payment and, with `confirm=true`, confirms it. */
function createAndConfirm(provider: Provider, form: Form): unknown {
  const intent = createIntent(provider, form)
  if (!confirmsOnCreation(form)) return intent
  const { off_session, return_url } = form
  return confirmIntent(provider, intent.id, {
    ...(off_session && { off_session }),
    ...(return_url && { return_url }),
  })
}

function checkSecretKey(request: FastifyRequest): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key) {
    throw invalidKey(
      'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.',
    )
  }
  if (/^(sk|rk)_live_/.test(key)) throw invalidKey('This is the sandbox: a live key does not belong here.')
  if (!/^(sk|rk)_/.test(key)) throw invalidKey('This call needs a secret key, such as sk_test_….')
}

function readPage(form: Form) {
  const limit = readInteger(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('limit must be between 1 and 100', { param: 'limit' })
  return {
    limit,
    startingAfter: readText(form, 'starting_after'),
    endingBefore: readText(form, 'ending_before'),
  }
}

/** The list filters `customer` and `created[gt|gte|lt|lte]` (epoch seconds). */
function createListFilter<Row extends { created: number }>(
  form: Form,
  customerOf?: (row: Row) => string | null,
) {
  const customer = readText(form, 'customer')
  const created =
    typeof form.created === 'string' ? { gte: form.created, lte: form.created } : readForm(form, 'created')
  const gt = readInteger(created, 'gt') ?? -Infinity
  const gte = readInteger(created, 'gte') ?? -Infinity
  const lt = readInteger(created, 'lt') ?? Infinity
  const lte = readInteger(created, 'lte') ?? Infinity
  return (row: Row) =>
    (!customer || !customerOf || customerOf(row) === customer) &&
    row.created > gt &&
    row.created >= gte &&
    row.created < lt &&
    row.created <= lte
}
