import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbeddedPostgres } from '@colada/api/database/embedded'
import { ensureBuilt } from '../scripts/build.ts'
import { type Shop, type ShopOptions, startShop } from '../scripts/shop.ts'
import type { FigureName } from './figures.ts'

/** Context of a benchmark: a separate shop with fresh data and without rate limits. */
export interface Bench {
  readonly shop: Shop
  readonly apiToken: string
  /** Signs the webhooks of the card provider. */
  readonly webhookSecret: string
  readonly databaseUrl: string
  /** Duration of one load; `BENCH_SECONDS`. */
  readonly seconds: number
  /** Milliseconds from the start with an empty database to the first response. */
  readonly firstResponseMs: number
}

export type Row = Readonly<Record<string, string | number>>

/** Rows for the terminal and figures for the README. */
export interface BenchmarkResult {
  readonly rows: Readonly<Record<string, Row>>
  readonly figures?: Readonly<Partial<Record<FigureName, string>>>
}

export interface Benchmark {
  readonly title: string
  measure(bench: Bench): Promise<BenchmarkResult>
}

const DEFAULT_SECONDS = 6

/** Duration of one load, from `BENCH_SECONDS`. */
export function loadSeconds(): number {
  return Number(process.env.BENCH_SECONDS ?? DEFAULT_SECONDS)
}

/** Scales a duration by the ratio of `BENCH_SECONDS` to its default. */
export function scaleSeconds({ seconds }: Pick<Bench, 'seconds'>, duration: number): number {
  return Math.max(1, Math.round((duration * seconds) / DEFAULT_SECONDS))
}

/** Starts a shop, runs `work` with it, then stops it and deletes its data. */
export async function withBench<Result>(
  work: (bench: Bench) => Promise<Result>,
  env: NodeJS.ProcessEnv = {},
  options: Pick<ShopOptions, 'backofficePort'> = {},
): Promise<Result> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'colada-bench-'))
  const startedAt = performance.now()
  const shop = await startShop({
    ...options,
    port: 0,
    data,
    output: 'capture',
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env },
  })
  try {
    await (await fetch(shop.url)).arrayBuffer()
    const firstResponseMs = performance.now() - startedAt
    const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as Record<string, string>
    const database = await connectEmbeddedPostgres(data)
    return await work({
      shop,
      apiToken: secrets['apiToken']!,
      webhookSecret: `whsec_${secrets['webhookSecret']}`,
      databaseUrl: database.url,
      seconds: loadSeconds(),
      firstResponseMs,
    })
  } finally {
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
