import { createHmac } from 'node:crypto'
import type { Faults } from '../faults.ts'
import type { Table } from '../journal.ts'
import { WebhookSender, type SignedRequest } from '../webhook-sender.ts'
import { newId } from './identifiers.ts'
import type { Event } from './records.ts'
import { serialize } from './serialize.ts'

/** The webhook endpoint and its signing secret. */
export type WebhookTarget = { url: string; secret: string }

type WebhookOptions = {
  events: () => Table<Event>
  faults: Faults
  retryDelays?: readonly number[] | undefined
}

/** The card provider's webhooks. */
export class Webhooks extends WebhookSender<Event, WebhookTarget> {
  constructor(options: WebhookOptions) {
    super({ ...options, sign: signEvent })
  }

  announce(type: string, object: unknown): void {
    this.publish({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object: serialize(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
  }
}

function signEvent(event: Event, { secret }: WebhookTarget): SignedRequest {
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

/** The provider's signature scheme: HMAC-SHA256 over `timestamp.payload`. `timestamp` is epoch seconds. */
export function signatureHeader(
  payload: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
