import { currency } from '@colada/domain/money/money'
import { signatureHeader } from '#sandbox/cards/webhooks.ts'
import { type Bench, type Part, scaled } from './bench.ts'
import { ask } from './database.ts'
import { gatherBuyers, order } from './order-flow.ts'
import { spreadOf, Stopwatch } from './times.ts'

interface OpenPayment {
  readonly key: string
  readonly provider_id: string
  readonly order_id: number
  readonly amount: number
}

/** Messages under way at once. */
const workers = 10

/** How fast the provider's word that orders are paid is acted on: order, payment, mail and step in one commit. */
export const payments: Part = {
  title: 'payments settled per second, by webhooks, 10 at once',
  measure: async (bench) => {
    const buyers = await gatherBuyers(bench)
    const { orders } = await order(buyers, scaled(bench, 12))
    const owners = await ownersOf(bench, orders)
    for (const { customer, addressId } of buyers) {
      const own = owners.filter((owner) => owner.address_id === addressId)
      await Promise.all(own.map(({ id }) => customer.ask('POST', '/intent', { order_id: id })))
    }
    const open = await ask<OpenPayment>(
      bench.databaseUrl,
      "select key, provider_id, order_id, amount from payments where status = 'open' and provider_id is not null",
    )
    const watch = new Stopwatch()
    const began = performance.now()
    const queue = open.values()
    const worker = async () => {
      for (const payment of queue) await watch.time(() => tell(bench, payment))
    }
    await Promise.all(Array.from({ length: workers }, worker))
    const perSecond = Math.round(watch.times.length / ((performance.now() - began) / 1000))
    const { p50, p99, max } = spreadOf(watch.times)
    const [left] = await ask<{ count: number }>(
      bench.databaseUrl,
      "select count(*)::int as count from payments where status = 'open' and provider_id = any($1)",
      [open.map((payment) => payment.provider_id)],
    )
    return {
      rows: {
        webhooks: {
          payments: open.length,
          perSecond,
          p50,
          p99,
          max,
          failures: watch.failures,
          unsettled: left!.count,
        },
      },
      figures: { 'payments settled by webhooks': `${perSecond} per second, p99 ${p99} ms` },
    }
  },
}

/** Who may ask for the payment of which order, by the address that it is fetched from. */
async function ownersOf({ databaseUrl }: Bench, orders: readonly number[]) {
  return ask<{ id: number; address_id: number }>(
    databaseUrl,
    "select order_id as id, address_id from order_legs where leg = 'pickup' and order_id = any($1) limit 400",
    [orders],
  )
}

/** What the provider would say of a payment that its customer has just made. */
async function tell({ shop, webhookSecret }: Bench, payment: OpenPayment): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_bench_${payment.provider_id}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id: payment.provider_id,
        object: 'payment_intent',
        status: 'succeeded',
        amount: payment.amount,
        amount_received: payment.amount,
        currency,
        client_secret: null,
        metadata: { key: payment.key, order_id: String(payment.order_id) },
      },
    },
  })
  const response = await fetch(`${shop.apiUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureHeader(payload, webhookSecret),
    },
    body: payload,
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A message of the provider was answered ${response.status}.`)
}
