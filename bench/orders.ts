import { bareRate } from './bare.ts'
import { type Bench, type Benchmark, scaleSeconds } from './bench.ts'
import { query } from './database.ts'
import { registerBuyers, placeOrders } from './order-flow.ts'
import { percentilesOf } from './times.ts'

/** Continuous orders, and whether every acknowledged order exists exactly once. */
export const orders: Benchmark = {
  title: 'orders per second, 10 concurrent, each priced and reserved',
  measure: async (bench) => {
    const seconds = scaleSeconds(bench, 120)
    const { latencies, orders: acknowledged } = await placeOrders(await registerBuyers(bench), seconds)
    const { p50, p99, max } = percentilesOf(latencies.times)
    const perSecond = Math.round((acknowledged.length / seconds) * 10) / 10
    const bare = await bareRate(Buffer.alloc(2048, 'a'), 'application/json; charset=utf-8', bench.seconds)
    return {
      rows: {
        orders: {
          seconds,
          orders: acknowledged.length,
          perSecond,
          p50,
          p99,
          max,
          failures: latencies.failures,
          bare,
        },
      },
      figures: {
        'orders, for 120 s': `${perSecond} per second for ${seconds} s, p50 ${p50} ms, p99 ${p99} ms, ${latencies.failures} failures`,
        'orders lost, oversold or paid twice': String(await countInvalidOrders(bench, acknowledged)),
      },
    }
  },
}

/** Counts missing acknowledged orders, overbooked slots and orders charged twice. */
export async function countInvalidOrders(
  { databaseUrl }: Pick<Bench, 'databaseUrl'>,
  acknowledged: readonly number[],
): Promise<number> {
  const [row] = await query<{ invalid: number }>(
    databaseUrl,
    `select (
      (select count(*) from unnest($1::int[]) as acknowledged (id) where not exists (select from orders o where o.id = acknowledged.id)) +
      (select count(*) from slots s where s.taken > s.capacity) +
      (select count(*) from (select from payments where status = 'succeeded' group by order_id, process_type having count(*) > 1) twice)
    )::int as invalid`,
    [acknowledged],
  )
  return row!.invalid
}
