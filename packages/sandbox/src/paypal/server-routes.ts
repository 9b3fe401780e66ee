import type { FastifyInstance } from 'fastify'
import { registerFaults } from '../fault-hooks.ts'
import type { Faults } from '../faults.ts'
import { registerIdempotency } from '../idempotency.ts'
import type { Access } from './access.ts'
import { refundCapture } from './captures.ts'
import { newPayPalId } from './identifiers.ts'
import { captureOrder, createOrder, orderById, serializeOrder } from './orders.ts'
import { malformed, PayPalError, unprocessable } from './paypal-error.ts'
import type { PayPal } from './provider.ts'
import { verificationRoute } from './verification.ts'

type ById = { Params: { id: string } }

/** How long PayPal replays a response under its request id. */
export const RESPONSE_TTL_SECONDS = 6 * 3600

/** PayPal's REST API below `/paypal`, authenticated by client id and secret. */
export function paypalServerRoutes(paypal: PayPal, faults: Faults, access: Access) {
  return async (app: FastifyInstance): Promise<void> => {
    registerPayPalIdempotency(app, paypal)
    registerFaults(app, faults, 'paypal', (message) => new PayPalError(500, 'INTERNAL_SERVER_ERROR', message))
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('paypal-debug-id', newPayPalId(13).toLowerCase())
    })
    app.setErrorHandler(async (error, _request, reply) => {
      if (error instanceof PayPalError) return reply.code(error.status).send(error.body)
      const { statusCode = 500, message } = error as { statusCode?: number; message: string }
      const name = statusCode < 500 ? 'INVALID_REQUEST' : 'INTERNAL_SERVER_ERROR'
      return reply.code(statusCode).send(new PayPalError(statusCode, name, message).body)
    })

    access.tokenRoute(app)
    await app.register(async (scope) => {
      access.requireToken(scope)
      orderRoutes(scope, paypal)
      await scope.register(verificationRoute(paypal))
    })
  }
}

function orderRoutes(app: FastifyInstance, paypal: PayPal): void {
  app.post('/v2/checkout/orders', async (request, reply) => {
    const body = (request.body ?? {}) as Parameters<typeof createOrder>[1]
    if (body.payment_source !== undefined && request.headers['paypal-request-id'] === undefined) {
      throw malformed('PAYPAL_REQUEST_ID_REQUIRED', 'PayPal-Request-Id', 'A PayPal-Request-Id is required.')
    }
    return reply.code(201).send(serializeOrder(createOrder(paypal, body)))
  })
  app.get<ById>('/v2/checkout/orders/:id', async (request) =>
    serializeOrder(orderById(paypal, request.params.id)),
  )
  app.post<ById>('/v2/checkout/orders/:id/capture', async (request, reply) =>
    reply.code(201).send(serializeOrder(captureOrder(paypal, request.params.id))),
  )
  app.post<ById>('/v2/payments/captures/:id/refund', async (request, reply) =>
    reply
      .code(201)
      .send(
        refundCapture(paypal, request.params.id, (request.body ?? {}) as Parameters<typeof refundCapture>[2]),
      ),
  )
}

function registerPayPalIdempotency(app: FastifyInstance, paypal: PayPal): void {
  registerIdempotency(app, {
    responses: paypal.responses,
    now: paypal.now,
    ttlSeconds: RESPONSE_TTL_SECONDS,
    requestIdHeader: 'paypal-debug-id',
    keyOf: (request) => {
      const id = request.headers['paypal-request-id']
      return request.method === 'POST' && typeof id === 'string' ? `${request.url} ${id}` : undefined
    },
    // A declined instrument stays declined under its request id: a new attempt needs a new id.
    isReplayable: (status) => status < 300 || status === 422,
    inProgress: () =>
      new PayPalError(
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
    keyReused: () =>
      unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.'),
  })
}
