import { currency } from '@colada/domain/money/money'
import { signatureHeader } from '@colada/sandbox/cards/webhooks'
import { type Bench, type Benchmark, scaleSeconds } from './bench.ts'
import { query } from './database.ts'
import { registerBuyers, placeOrders } from './order-flow.ts'
import { percentilesOf, LatencyRecorder } from './times.ts'

interface OpenPayment {
  readonly key: string
  readonly provider_id: string
  readonly order_id: number
  readonly amount: number
}

const CONCURRENCY = 10

/** Throughput of payment webhooks; each updates order, payment, mail and history in one transaction. */
export const payments: Benchmark = {
  title: 'payments settled per second, 10 concurrent webhooks',
  measure: async (bench) => {
    const buyers = await registerBuyers(bench)
    const { orders } = await placeOrders(buyers, scaleSeconds(bench, 12))
    const owners = await findOwners(bench, orders)
    for (const { customer, addressId } of buyers) {
      const own = owners.filter((owner) => owner.address_id === addressId)
      await Promise.all(own.map(({ id }) => customer.request('POST', '/intent', { order_id: id })))
    }
    const open = await query<OpenPayment>(
      bench.databaseUrl,
      "select key, provider_id, order_id, amount from payments where status = 'open' and provider_id is not null",
    )
    const latencies = new LatencyRecorder()
    const startedAt = performance.now()
    const queue = open.values()
    const worker = async () => {
      for (const payment of queue) await latencies.time(() => sendWebhook(bench, payment))
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    const perSecond = Math.round(latencies.times.length / ((performance.now() - startedAt) / 1000))
    const { p50, p99, max } = percentilesOf(latencies.times)
    const [unsettled] = await query<{ count: number }>(
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
          failures: latencies.failures,
          unsettled: unsettled!.count,
        },
      },
      figures: { 'payments settled by webhooks': `${perSecond} per second, p99 ${p99} ms` },
    }
  },
}

/** Pairs of order and pickup address, which identifies the customer. */
async function findOwners({ databaseUrl }: Bench, orders: readonly number[]) {
  return query<{ id: number; address_id: number }>(
    databaseUrl,
    "select order_id as id, address_id from order_legs where leg = 'pickup' and order_id = any($1) limit 400",
    [orders],
  )
}

/** Sends the webhook of a succeeded payment. */
async function sendWebhook({ shop, webhookSecret }: Bench, payment: OpenPayment): Promise<void> {
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
  if (!response.ok) throw new Error(`A webhook returned ${response.status}.`)
}
