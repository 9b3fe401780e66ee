import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbeddedPostgres } from '#api/database/embedded.ts'
import { ensureBuilt } from '../build.ts'
import { type Shop, startShop } from '../shop.ts'
import type { FigureName } from './figures.ts'

/** What parts measure with: a shop of its own, with fresh data and without limits of requests. */
export interface Bench {
  readonly shop: Shop
  readonly apiToken: string
  /** What signs the card provider's messages. */
  readonly webhookSecret: string
  readonly databaseUrl: string
  /** Of one load; `BENCH_SECONDS`. */
  readonly seconds: number
  /** Milliseconds until the shop, its database made anew, gave its first answer. */
  readonly firstAnswerAfter: number
}

export type Row = Readonly<Record<string, string | number>>

/** What a part found: rows for whoever looks, and the figures that it holds beside what was promised. */
export interface Measured {
  readonly rows: Readonly<Record<string, Row>>
  readonly figures?: Readonly<Partial<Record<FigureName, string>>>
}

/** One subject of the measurements. */
export interface Part {
  readonly title: string
  measure(bench: Bench): Promise<Measured>
}

/** Seconds of one load when nobody says otherwise; longer measurements are multiples of it. */
const usualSeconds = 6

/** `seconds` of a long measurement, stretched or shrunk as `BENCH_SECONDS` does with the usual ones. */
export function scaled({ seconds }: Bench, wanted: number): number {
  return Math.max(1, Math.round((wanted * seconds) / usualSeconds))
}

/** Starts a shop to measure, with settings of its own where given, and takes everything of it away afterwards. */
export async function withBench<Result>(
  work: (bench: Bench) => Promise<Result>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-'))
  const began = performance.now()
  const shop = await startShop({
    port: 0,
    data,
    output: 'capture',
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
  })
  try {
    await (await fetch(shop.url)).arrayBuffer()
    const firstAnswerAfter = performance.now() - began
    const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as Record<string, string>
    const database = await connectEmbeddedPostgres(data)
    return await work({
      shop,
      apiToken: secrets['apiToken']!,
      webhookSecret: `whsec_${secrets['webhookSecret']}`,
      databaseUrl: database.url,
      seconds: Number(process.env.BENCH_SECONDS ?? usualSeconds),
      firstAnswerAfter,
    })
  } finally {
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
