import { randomUUID } from 'node:crypto'
import { Deliveries, type Message } from '../deliveries.ts'
import type { Faults } from '../faults.ts'
import { newPayPalId } from './identifiers.ts'
import { type PayPal, timeOf } from './provider.ts'
import type { PayPalEvent } from './records.ts'
import { signTransmission } from './signature.ts'

/** Where events go, and PayPal's name for that place, which its signatures are made over. */
export type PayPalWebhookTarget = { url: string; webhookId: string }

type WebhookOptions = {
  paypal: () => PayPal
  faults: Faults
  retryDelays?: readonly number[] | undefined
}

/** PayPal's messages to the shop. */
export class PayPalWebhooks extends Deliveries<PayPalEvent, PayPalWebhookTarget> {
  #paypal: () => PayPal

  constructor({ paypal, ...options }: WebhookOptions) {
    super({
      ...options,
      events: () => paypal().events,
      write: (event, target) => writeMessage(paypal(), event, target),
    })
    this.#paypal = paypal
  }

  announce(type: string, kind: PayPalEvent['resource_type'], resource: unknown): void {
    this.post({
      id: `WH-${newPayPalId()}-${newPayPalId()}`,
      event_version: '1.0',
      create_time: timeOf(this.#paypal()),
      resource_type: kind,
      resource_version: '2.0',
      event_type: type,
      resource,
      pending_webhooks: 1,
    })
  }
}

function writeMessage(paypal: PayPal, event: PayPalEvent, { webhookId }: PayPalWebhookTarget): Message {
  const { pending_webhooks: _, ...told } = event
  const payload = JSON.stringify(told)
  const transmission = signTransmission(paypal, payload, webhookId, {
    id: randomUUID(),
    time: timeOf(paypal),
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
