import type { FastifyInstance } from 'fastify'
import { breakLine } from '../faulty-line.ts'
import type { Faults } from '../faults.ts'
import { keepAnswers } from '../kept-answers.ts'
import type { Access } from './access.ts'
import { refundCapture } from './captures.ts'
import { newPayPalId } from './identifiers.ts'
import { captureOrder, createOrder, orderById, presentOrder } from './orders.ts'
import type { PayPal } from './provider.ts'
import { malformed, PayPalRefusal, unprocessable } from './refusal.ts'
import { verificationCall } from './verification.ts'

type ById = { Params: { id: string } }

/** Seconds for which PayPal gives an answer again under its request id. */
export const keepAnswersFor = 6 * 3600

/** PayPal's REST calls, below `/paypal`, for a server that holds client id and secret. */
export function paypalServerCalls(paypal: PayPal, faults: Faults, access: Access) {
  return async (app: FastifyInstance): Promise<void> => {
    keepRequestIds(app, paypal)
    breakLine(app, faults, 'paypal', (message) => new PayPalRefusal(500, 'INTERNAL_SERVER_ERROR', message))
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('paypal-debug-id', newPayPalId(13).toLowerCase())
    })
    app.setErrorHandler(async (error, _request, reply) => {
      if (error instanceof PayPalRefusal) return reply.code(error.status).send(error.body)
      const { statusCode = 500, message } = error as { statusCode?: number; message: string }
      const name = statusCode < 500 ? 'INVALID_REQUEST' : 'INTERNAL_SERVER_ERROR'
      return reply.code(statusCode).send(new PayPalRefusal(statusCode, name, message).body)
    })

    access.tokenCall(app)
    await app.register(async (scope) => {
      access.guard(scope)
      orderCalls(scope, paypal)
      await scope.register(verificationCall(paypal))
    })
  }
}

function orderCalls(app: FastifyInstance, paypal: PayPal): void {
  app.post('/v2/checkout/orders', async (request, reply) => {
    const body = (request.body ?? {}) as Parameters<typeof createOrder>[1]
    if (body.payment_source !== undefined && request.headers['paypal-request-id'] === undefined) {
      throw malformed('PAYPAL_REQUEST_ID_REQUIRED', 'PayPal-Request-Id', 'A PayPal-Request-Id is required.')
    }
    return reply.code(201).send(presentOrder(createOrder(paypal, body)))
  })
  app.get<ById>('/v2/checkout/orders/:id', async (request) =>
    presentOrder(orderById(paypal, request.params.id)),
  )
  app.post<ById>('/v2/checkout/orders/:id/capture', async (request, reply) =>
    reply.code(201).send(presentOrder(captureOrder(paypal, request.params.id))),
  )
  app.post<ById>('/v2/payments/captures/:id/refund', async (request, reply) =>
    reply
      .code(201)
      .send(
        refundCapture(paypal, request.params.id, (request.body ?? {}) as Parameters<typeof refundCapture>[2]),
      ),
  )
}

function keepRequestIds(app: FastifyInstance, paypal: PayPal): void {
  keepAnswers(app, {
    answers: paypal.answers,
    now: paypal.now,
    keepFor: keepAnswersFor,
    nameHeader: 'paypal-debug-id',
    keyOf: (request) => {
      const id = request.headers['paypal-request-id']
      return request.method === 'POST' && typeof id === 'string' ? `${request.url} ${id}` : undefined
    },
    // A declined instrument stays declined under its id: another try needs another one.
    isWorthKeeping: (status) => status < 300 || status === 422,
    busy: () =>
      new PayPalRefusal(
        409,
        'RESOURCE_CONFLICT',
        'The server has detected a conflict while processing this request.',
        [
          {
            issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
            description:
              'A previous request on this resource is currently in progress. Please wait for some time and try again.',
          },
        ],
      ),
    otherContent: () =>
      unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.'),
  })
}
