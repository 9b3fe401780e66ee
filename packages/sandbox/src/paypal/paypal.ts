import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { Journal } from '../journal.ts'
import { forgetAnswers } from '../kept-answers.ts'
import { Access } from './access.ts'
import { paypalBrowserCalls } from './browser-calls.ts'
import { paypalBrowserHalf } from './browser-script.ts'
import { decideCapture } from './captures.ts'
import { approveOrder } from './orders.ts'
import { openPayPal, type PayPal } from './provider.ts'
import type { Capture, Instrument, Order } from './records.ts'
import { keepAnswersFor, paypalServerCalls } from './server-calls.ts'
import { type PayPalWebhookTarget, PayPalWebhooks } from './webhooks.ts'

/** The stand-in of PayPal, for those who started the sandbox. */
export type PayPalStandIn = {
  /** PayPal's tables, for tests that look behind the counter. */
  tables: PayPal
  webhooks: PayPalWebhooks
  aimWebhooks: (target: PayPalWebhookTarget | undefined) => void
  /** A buyer agrees without a browser. */
  approve: (orderId: string, instrument?: Instrument) => Order
  /** Ends the review of a pending capture. */
  decide: (captureId: string, status: 'COMPLETED' | 'DECLINED') => Capture
  /** Takes every access token back, as PayPal may at any time. */
  revokeTokens: () => void
  /** Registers all it answers: REST below `/paypal`, the browser's half below `/sandbox`. */
  answer: (app: FastifyInstance) => void
}

export function openPayPalStandIn(
  dataFolder: string,
  faults: Faults,
  retryDelays?: readonly number[],
): PayPalStandIn {
  const access = new Access()
  const webhooks = new PayPalWebhooks({ paypal: () => tables, faults, retryDelays })
  const tables = openPayPal(new Journal(join(dataFolder, 'paypal.jsonl')), (type, kind, resource) =>
    webhooks.announce(type, kind, resource),
  )
  forgetAnswers(tables.answers, tables.now() - keepAnswersFor)
  return {
    tables,
    webhooks,
    aimWebhooks: (target) => webhooks.aim(target),
    approve: (orderId, instrument) => approveOrder(tables, orderId, instrument),
    decide: (captureId, status) => decideCapture(tables, captureId, status),
    revokeTokens: () => access.revoke(),
    answer: (app) => {
      app.register(paypalServerCalls(tables, faults, access), { prefix: '/paypal' })
      app.register(paypalBrowserCalls(tables), { prefix: '/sandbox/paypal/v1' })
      app.register(paypalBrowserHalf)
    },
  }
}
