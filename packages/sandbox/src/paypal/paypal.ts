import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { deleteExpiredResponses } from '../idempotency.ts'
import { Journal } from '../journal.ts'
import { Access } from './access.ts'
import { moneyOf } from './amounts.ts'
import { paypalBrowserRoutes } from './browser-routes.ts'
import { paypalBrowserScript } from './browser-script.ts'
import { decideCapture, refundCapture } from './captures.ts'
import { approveOrder } from './orders.ts'
import { openPayPal, type PayPal } from './provider.ts'
import type { Capture, Instrument, Order, Refund } from './records.ts'
import { RESPONSE_TTL_SECONDS, paypalServerRoutes } from './server-routes.ts'
import { type PayPalWebhookTarget, PayPalWebhooks } from './webhooks.ts'

/** The local PayPal, as part of a started sandbox. */
export type PayPalSandbox = {
  /** PayPal's tables, for assertions in tests. */
  tables: PayPal
  webhooks: PayPalWebhooks
  setWebhookTarget: (target: PayPalWebhookTarget | undefined) => void
  /** Approves an order without a browser. */
  approve: (orderId: string, instrument?: Instrument) => Order
  /** Ends the review of a pending capture. */
  decide: (captureId: string, status: 'COMPLETED' | 'DECLINED') => Capture
  /** Refunds cents of a capture, by default the rest, as an employee does in PayPal's web site. */
  refund: (captureId: string, amount?: number) => Refund
  /** Revokes all access tokens, as PayPal may at any time. */
  revokeTokens: () => void
  /** Registers the routes: the REST API below `/paypal`, the browser script below `/sandbox`. */
  register: (app: FastifyInstance) => void
}

export function openPayPalSandbox(
  dataFolder: string,
  faults: Faults,
  retryDelays?: readonly number[],
): PayPalSandbox {
  const access = new Access()
  const webhooks = new PayPalWebhooks({ paypal: () => tables, faults, retryDelays })
  const tables = openPayPal(new Journal(join(dataFolder, 'paypal.jsonl')), (type, kind, resource) =>
    webhooks.announce(type, kind, resource),
  )
  deleteExpiredResponses(tables.responses, tables.now() - RESPONSE_TTL_SECONDS)
  return {
    tables,
    webhooks,
    setWebhookTarget: (target) => webhooks.setTarget(target),
    approve: (orderId, instrument) => approveOrder(tables, orderId, instrument),
    decide: (captureId, status) => decideCapture(tables, captureId, status),
    refund: (captureId, amount) =>
      refundCapture(tables, captureId, amount === undefined ? {} : { amount: moneyOf(amount) }),
    revokeTokens: () => access.revokeAll(),
    register: (app) => {
      app.register(paypalServerRoutes(tables, faults, access), { prefix: '/paypal' })
      app.register(paypalBrowserRoutes(tables), { prefix: '/sandbox/paypal/v1' })
      app.register(paypalBrowserScript)
    },
  }
}
