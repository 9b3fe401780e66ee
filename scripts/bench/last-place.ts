import { statusCodes } from '@colada/domain/wire/status'
import type { Part } from './bench.ts'
import { Refused } from './customer.ts'
import { ask } from './database.ts'
import { gatherBuyers } from './order-flow.ts'
import { spreadOf } from './times.ts'

const crowd = 50
const rounds = 5

/** The last place of a slot, wanted by fifty at once. */
export const lastPlace: Part = {
  title: `the last place, ${crowd} buyers at once, ${rounds} rounds`,
  measure: async (bench) => {
    const buyers = await gatherBuyers(bench, crowd)
    const hours = await buyers[0]!.customer.findHours()
    const times: number[] = []
    const outcomes: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await ask(bench.databaseUrl, 'update slots set capacity = taken + 1 where id = $1', [
        hours.pickups[round],
      ])
      const reserves = await Promise.all(
        buyers.map(({ customer, addressId }) => customer.price(addressId, hours, round)),
      )
      const codes = await Promise.all(
        reserves.map(async (reserve) => {
          const began = performance.now()
          const code = await reserve().then(() => statusCodes.ok.code, refusedWith)
          times.push(performance.now() - began)
          return code
        }),
      )
      const count = (wanted: number) => codes.filter((code) => code === wanted).length
      outcomes.push(`${count(statusCodes.ok.code)} success, ${count(statusCodes.noAvailability.code)} × 211`)
    }
    const { p50, p99, max } = spreadOf(times)
    const outcome = [...new Set(outcomes)].join(' or ')
    return {
      rows: { 'last place': { outcome, p50, p99, max } },
      figures: { 'last place, 50 buyers': `${outcome}, p50 ${p50} ms, p99 ${p99} ms` },
    }
  },
}

function refusedWith(problem: unknown): number {
  if (problem instanceof Refused) return problem.code
  throw problem
}
