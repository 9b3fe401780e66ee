import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Benchmark } from './bench.ts'
import { ErrorResponse } from './customer.ts'
import { type Buyer, registerBuyers } from './order-flow.ts'
import { percentilesOf } from './times.ts'

/** Concurrent logins, the most expensive public request, and the latency of the catalogue meanwhile. */
export const logins: Benchmark = {
  title: 'concurrent logins, and the catalogue meanwhile',
  measure: async (bench) => {
    const buyers = await registerBuyers(bench, 30)
    const thirty = await logInAll(buyers)
    const flood = Array.from({ length: 200 }, (_, index) => buyers[index % buyers.length]!)
    const watch = watchCatalogue(bench)
    const many = await logInAll(flood)
    const catalogue = percentilesOf(await watch.stop())
    return {
      rows: { '30 at once': thirty, '200 at once': many, 'catalogue meanwhile': { ...catalogue } },
      figures: {
        '30 logins at once': `p99 ${thirty.p99} ms`,
        'catalogue during 200 logins': `p99 ${catalogue.p99} ms, at most ${catalogue.max} ms`,
      },
    }
  },
}

async function logInAll(buyers: readonly Buyer[]) {
  const times: number[] = []
  let rejected = 0
  await Promise.all(
    buyers.map(async ({ customer }) => {
      const startedAt = performance.now()
      try {
        await customer.logIn()
        times.push(performance.now() - startedAt)
      } catch (problem) {
        // Beyond the queue limit logins get 429 (trust 5); other errors are failures.
        if (!(problem instanceof ErrorResponse && problem.http === 429)) throw problem
        rejected += 1
      }
    }),
  )
  return { ...percentilesOf(times), completed: times.length, rejected }
}

function watchCatalogue({ shop, apiToken }: Bench) {
  const url = `${shop.apiUrl}/api/products?lang=es&api_token=${apiToken}&device_type=browser`
  const times: number[] = []
  const controller = new AbortController()
  const poll = async () => {
    do {
      const startedAt = performance.now()
      await (await fetch(url)).arrayBuffer()
      times.push(performance.now() - startedAt)
      await pause(5)
    } while (!controller.signal.aborted)
  }
  const polling = poll()
  return {
    stop: async () => {
      controller.abort()
      await polling
      return times
    },
  }
}
