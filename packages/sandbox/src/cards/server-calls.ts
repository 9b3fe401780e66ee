import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { captureIntent, confirmIntent } from './confirmation.ts'
import { createCustomer, customerById, deleteCustomer, updateCustomer } from './customers.ts'
import { readForm, readInteger, readText, requireText, type Form } from './form.ts'
import { keepIdempotency } from './idempotency.ts'
import { cancelIntent, confirmsAtOnce, createIntent, intentById, updateIntent } from './intents.ts'
import { layLine } from './line.ts'
import { attachMethod, createMethod, detachMethod, methodById, methodsOf } from './methods.ts'
import { presentExpanded, presentList } from './present.ts'
import type { Provider } from './provider.ts'
import { invalidRequest, missing, ProviderError, refusedKey } from './provider-error.ts'
import { chargeById, createRefund, refundById } from './refunds.ts'

type Act = (id: string, form: Form) => unknown

/** The provider's REST calls under `/v1`, for a server that holds the secret key. */
export function serverCalls(provider: Provider, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    // In this order, so that an answer is kept before the line loses or delays it.
    keepIdempotency(app, provider)
    layLine(app, faults)
    app.addHook('onRequest', async (request) => checkSecretKey(request))

    const on = (method: 'GET' | 'POST' | 'DELETE', url: string, act: Act) =>
      app.route<{ Params: { id?: string } }>({
        method,
        url,
        handler: async (request) => {
          const form = ((method === 'GET' ? request.query : request.body) ?? {}) as Form
          return presentExpanded(provider, act(request.params.id ?? '', form), form)
        },
      })

    on('POST', '/payment_intents', (_, form) => createAndConfirm(provider, form))
    on('GET', '/payment_intents', (_, form) => {
      const rows = provider.intents.list(matching(form, (intent) => intent.customer))
      return presentList(rows, '/v1/payment_intents', pageOf(form))
    })
    on('GET', '/payment_intents/:id', (id) => intentById(provider, id))
    on('POST', '/payment_intents/:id', (id, form) => updateIntent(provider, id, form))
    on('POST', '/payment_intents/:id/confirm', (id, form) => confirmIntent(provider, id, form))
    on('POST', '/payment_intents/:id/cancel', (id, form) => cancelIntent(provider, id, form))
    on('POST', '/payment_intents/:id/capture', (id, form) => captureIntent(provider, id, form))

    on('POST', '/payment_methods', (_, form) => createMethod(provider, form))
    on('GET', '/payment_methods', (_, form) => {
      const rows = methodsOf(provider, requireText(form, 'customer'))
      return presentList(rows, '/v1/payment_methods', pageOf(form))
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
      return presentList(rows, '/v1/customers', pageOf(form))
    })
    on('GET', '/customers/:id', (id) => customerById(provider, id))
    on('POST', '/customers/:id', (id, form) => updateCustomer(provider, id, form))
    on('DELETE', '/customers/:id', (id) => deleteCustomer(provider, id))
    on('GET', '/customers/:id/payment_methods', (id, form) =>
      presentList(methodsOf(provider, id), `/v1/customers/${id}/payment_methods`, pageOf(form)),
    )

    on('POST', '/refunds', (_, form) => createRefund(provider, form))
    on('GET', '/refunds', (_, form) => {
      const intent = readText(form, 'payment_intent')
      const rows = provider.refunds.list((each) => !intent || each.payment_intent === intent)
      return presentList(rows, '/v1/refunds', pageOf(form))
    })
    on('GET', '/refunds/:id', (id) => refundById(provider, id))
    on('GET', '/charges/:id', (id) => chargeById(provider, id))

    on('GET', '/events', (_, form) => {
      const type = readText(form, 'type')
      const inTime = matching<{ created: number }>(form)
      const rows = provider.events.list((event) => inTime(event) && (!type || event.type === type))
      return presentList(rows, '/v1/events', pageOf(form))
    })
    on('GET', '/events/:id', (id) => {
      const event = provider.events.get(id)
      if (!event) throw missing('event', id)
      return event
    })

    app.setNotFoundHandler(async (request) => {
      const path = request.url.split('?', 1)[0]
      const message = `Unrecognized request URL (${request.method}: ${path}).`
      throw new ProviderError(404, { type: 'invalid_request_error', message })
    })
  }
}

/** Creation with `confirm=true` is both calls in one, as if made one after the other. */
function createAndConfirm(provider: Provider, form: Form): unknown {
  const intent = createIntent(provider, form)
  if (!confirmsAtOnce(form)) return intent
  const { off_session, return_url } = form
  return confirmIntent(provider, intent.id, {
    ...(off_session && { off_session }),
    ...(return_url && { return_url }),
  })
}

function checkSecretKey(request: FastifyRequest): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key) {
    throw refusedKey(
      'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.',
    )
  }
  if (/^(sk|rk)_live_/.test(key)) throw refusedKey('This is the sandbox: a live key does not belong here.')
  if (!/^(sk|rk)_/.test(key)) throw refusedKey('This call needs a secret key, such as sk_test_….')
}

function pageOf(form: Form) {
  const limit = readInteger(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('limit must be between 1 and 100', { param: 'limit' })
  return {
    limit,
    startingAfter: readText(form, 'starting_after'),
    endingBefore: readText(form, 'ending_before'),
  }
}

/** The list filters `customer` and `created[gt|gte|lt|lte]` (epoch seconds). */
function matching<Row extends { created: number }>(form: Form, customerOf?: (row: Row) => string | null) {
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
