import { createHmac } from 'node:crypto'
import { Deliveries, type Message } from '../deliveries.ts'
import type { Faults } from '../faults.ts'
import type { Table } from '../journal.ts'
import { newId } from './identifiers.ts'
import { present } from './present.ts'
import type { Event } from './records.ts'

/** Where events go, and the secret they are signed with. */
export type WebhookTarget = { url: string; secret: string }

type WebhookOptions = {
  events: () => Table<Event>
  faults: Faults
  retryDelays?: readonly number[] | undefined
}

/** The card provider's messages to the shop. */
export class Webhooks extends Deliveries<Event, WebhookTarget> {
  constructor(options: WebhookOptions) {
    super({ ...options, write: writeMessage })
  }

  announce(type: string, object: unknown): void {
    this.post({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object: present(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
  }
}

function writeMessage(event: Event, { secret }: WebhookTarget): Message {
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2)
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(payload, secret),
    },
  }
}

/** The provider's signature scheme: HMAC-SHA256 over `timestamp.payload`. `at` is epoch seconds. */
export function signatureHeader(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${signature}`
}
