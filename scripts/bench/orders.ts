import { bareRate } from './bare.ts'
import { type Bench, type Part, scaled } from './bench.ts'
import { ask } from './database.ts'
import { gatherBuyers, order } from './order-flow.ts'
import { spreadOf } from './times.ts'

/** Orders without a pause, and whether everything that was acknowledged is there, once and in its place. */
export const orders: Part = {
  title: 'orders per second, 10 at once, each priced and reserved',
  measure: async (bench) => {
    const seconds = scaled(bench, 120)
    const { watch, orders: acknowledged } = await order(await gatherBuyers(bench), seconds)
    const { p50, p99, max } = spreadOf(watch.times)
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
          failures: watch.failures,
          bare,
        },
      },
      figures: {
        'orders, for 120 s': `${perSecond} per second for ${seconds} s, p50 ${p50} ms, p99 ${p99} ms, ${watch.failures} failures`,
        'orders lost, oversold or paid twice': String(await broken(bench, acknowledged)),
      },
    }
  },
}

/** How many acknowledged orders are missing, slots have more than their places, and orders were charged twice. */
async function broken({ databaseUrl }: Bench, acknowledged: readonly number[]): Promise<number> {
  const [row] = await ask<{ broken: number }>(
    databaseUrl,
    `select (
      (select count(*) from unnest($1::int[]) as wanted (id) where not exists (select from orders o where o.id = wanted.id)) +
      (select count(*) from slots s where s.taken > s.capacity) +
      (select count(*) from (select from payments where status = 'succeeded' group by order_id, process_type having count(*) > 1) twice)
    )::int as broken`,
    [acknowledged],
  )
  return row!.broken
}
