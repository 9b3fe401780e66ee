import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Part } from './bench.ts'
import { Refused } from './customer.ts'
import { type Buyer, gatherBuyers } from './order-flow.ts'
import { spreadOf } from './times.ts'

/** Logins of many at once, and what visitors feel of them: a login costs more than anything else a stranger may ask for. */
export const logins: Part = {
  title: 'logins at once, and the catalogue meanwhile',
  measure: async (bench) => {
    const buyers = await gatherBuyers(bench, 30)
    const thirty = await logInAll(buyers)
    const flood = Array.from({ length: 200 }, (_, index) => buyers[index % buyers.length]!)
    const watching = watchCatalogue(bench)
    const many = await logInAll(flood)
    const catalogue = spreadOf(await watching.stop())
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
  let later = 0
  await Promise.all(
    buyers.map(async ({ customer }) => {
      const began = performance.now()
      try {
        await customer.logIn()
        times.push(performance.now() - began)
      } catch (problem) {
        // Beyond what waits, a login is told to come again (trust 5); anything else is a failure.
        if (!(problem instanceof Refused && problem.http === 429)) throw problem
        later += 1
      }
    }),
  )
  return { ...spreadOf(times), done: times.length, later }
}

function watchCatalogue({ shop, apiToken }: Bench) {
  const url = `${shop.apiUrl}/api/products?lang=es&api_token=${apiToken}&device_type=browser`
  const times: number[] = []
  const over = new AbortController()
  const look = async () => {
    do {
      const began = performance.now()
      await (await fetch(url)).arrayBuffer()
      times.push(performance.now() - began)
      await pause(5)
    } while (!over.signal.aborted)
  }
  const looking = look()
  return {
    stop: async () => {
      over.abort()
      await looking
      return times
    },
  }
}
