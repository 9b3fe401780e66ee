import { randomUUID } from 'node:crypto'
import type { Faults } from '../faults.ts'
import { WebhookSender, type SignedRequest } from '../webhook-sender.ts'
import { newPayPalId } from './identifiers.ts'
import { type PayPal, isoNow } from './provider.ts'
import type { PayPalEvent } from './records.ts'
import { signTransmission } from './signature.ts'

/** The webhook endpoint and PayPal's id for it, which is part of the signed text. */
export type PayPalWebhookTarget = { url: string; webhookId: string }

type WebhookOptions = {
  paypal: () => PayPal
  faults: Faults
  retryDelays?: readonly number[] | undefined
}

/** PayPal's webhooks. */
export class PayPalWebhooks extends WebhookSender<PayPalEvent, PayPalWebhookTarget> {
  #paypal: () => PayPal

  constructor({ paypal, ...options }: WebhookOptions) {
    super({
      ...options,
      events: () => paypal().events,
      sign: (event, target) => signEvent(paypal(), event, target),
    })
    this.#paypal = paypal
  }

  announce(type: string, kind: PayPalEvent['resource_type'], resource: unknown): void {
    this.publish({
      id: `WH-${newPayPalId()}-${newPayPalId()}`,
      event_version: '1.0',
      create_time: isoNow(this.#paypal()),
      resource_type: kind,
      resource_version: '2.0',
      event_type: type,
      resource,
      pending_webhooks: 1,
    })
  }
}

function signEvent(paypal: PayPal, event: PayPalEvent, { webhookId }: PayPalWebhookTarget): SignedRequest {
  const { pending_webhooks: _, ...wireEvent } = event
  const payload = JSON.stringify(wireEvent)
  const transmission = signTransmission(paypal, payload, webhookId, {
    id: randomUUID(),
    time: isoNow(paypal),
  })
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-214.0-58765432',
      ...Object.fromEntries(
        Object.entries(transmission).map(([name, value]) => [`paypal-${name.replaceAll('_', '-')}`, value]),
      ),
    },
  }
}
