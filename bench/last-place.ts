import { statusCodes } from '@colada/domain/wire/status-codes'
import type { Benchmark } from './bench.ts'
import { ErrorResponse } from './customer.ts'
import { query } from './database.ts'
import { registerBuyers } from './order-flow.ts'
import { percentilesOf } from './times.ts'

const BUYERS = 50
const rounds = 5

/** Concurrent reservations of the last place of a slot. */
export const lastPlace: Benchmark = {
  title: `the last place, ${BUYERS} concurrent buyers, ${rounds} rounds`,
  measure: async (bench) => {
    const buyers = await registerBuyers(bench, BUYERS)
    const slots = await buyers[0]!.customer.findSlots()
    const times: number[] = []
    const outcomes: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await query(bench.databaseUrl, 'update slots set capacity = taken + 1 where id = $1', [
        slots.pickups[round],
      ])
      const reserves = await Promise.all(
        buyers.map(({ customer, addressId }) => customer.priceOrder(addressId, slots, round)),
      )
      const codes = await Promise.all(
        reserves.map(async (reserve) => {
          const startedAt = performance.now()
          const code = await reserve().then(() => statusCodes.ok.code, errorCodeOf)
          times.push(performance.now() - startedAt)
          return code
        }),
      )
      const count = (status: number) => codes.filter((code) => code === status).length
      outcomes.push(`${count(statusCodes.ok.code)} success, ${count(statusCodes.noAvailability.code)} × 211`)
    }
    const { p50, p99, max } = percentilesOf(times)
    const outcome = [...new Set(outcomes)].join(' or ')
    return {
      rows: { 'last place': { outcome, p50, p99, max } },
      figures: { 'last place, 50 buyers': `${outcome}, p50 ${p50} ms, p99 ${p99} ms` },
    }
  },
}

function errorCodeOf(problem: unknown): number {
  if (problem instanceof ErrorResponse) return problem.code
  throw problem
}
