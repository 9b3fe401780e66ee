import { type BenchmarkResult, type Benchmark, withBench } from './bench.ts'
import { buying } from './buying.ts'
import { bytes } from './bytes.ts'
import { calls } from './calls.ts'
import { cluster } from './cluster.ts'
import { components } from './components.ts'
import { counter } from './counter.ts'
import { documentsIssued } from './documents-issued.ts'
import { documents } from './documents.ts'
import { faults } from './faults.ts'
import type { FigureName } from './figures.ts'
import { flow } from './flow.ts'
import { growth } from './growth.ts'
import { lastPlace } from './last-place.ts'
import { lighthouseOfAllPages, lighthouseScores } from './lighthouse.ts'
import { logins } from './logins.ts'
import { orders } from './orders.ts'
import { papers } from './papers.ts'
import { payments } from './payments.ts'
import { peers } from './peers.ts'
import { profile } from './profile.ts'
import { writeReadme } from './readme.ts'
import { start } from './start.ts'

const benchmarks: Readonly<Record<string, Benchmark>> = {
  bytes,
  documents,
  calls,
  logins,
  'last-place': lastPlace,
  flow,
  payments,
  orders,
  faults,
  start,
  growth,
  peers,
  buying,
  lighthouse: lighthouseScores,
  'lighthouse-all': lighthouseOfAllPages,
}
/** Slow; run only by name. */
const explicitOnly: readonly string[] = [
  'growth',
  'peers',
  'buying',
  'counter',
  'documents-issued',
  'lighthouse',
  'lighthouse-all',
]

/** Benchmarks that need no shop, or one of their own. */
const withoutShop: Readonly<
  Record<string, Pick<Benchmark, 'title'> & { measure(): Promise<BenchmarkResult> }>
> = { components, cluster, papers, counter, 'documents-issued': documentsIssued }

const names = [...Object.keys(withoutShop), ...Object.keys(benchmarks)]

/**
 * Benchmarks: page weight, throughput and recovery, relative to a bare Fastify response in the same run, since absolute
 * figures depend on the machine. `npm run bench -- orders logins` runs some of them; `--write-readme` writes the figures into
 * the README. `npm run bench -- profile <path>` shows where the time of a page goes.
 */
export async function runBenchmarks(args: readonly string[]): Promise<void> {
  if (args[0] === 'profile') return profile(args[1] ?? '/')
  const requested = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [
    ...requested.filter((name) => !names.includes(name)),
    ...args.filter((arg) => arg.startsWith('--') && arg !== '--write-readme'),
  ]
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Benchmarks: ${names.join(', ')}; option: --write-readme.`)
    process.exit(2)
  }

  const isRequested = (name: string) =>
    requested.length > 0 ? requested.includes(name) : !explicitOnly.includes(name)
  const measured: Partial<Record<FigureName, string>> = {}
  const show = (name: string, title: string, { rows, figures }: BenchmarkResult) => {
    console.log(`\n${name}: ${title}`)
    console.table(rows)
    Object.assign(measured, figures)
  }

  for (const [name, part] of Object.entries(withoutShop))
    if (isRequested(name)) show(name, part.title, await part.measure())

  if (Object.keys(benchmarks).some(isRequested))
    await withBench(async (bench) => {
      console.log(
        `first response after start (empty database): ${(bench.firstResponseMs / 1000).toFixed(1)} s`,
      )
      for (const [name, part] of Object.entries(benchmarks))
        if (isRequested(name)) show(name, part.title, await part.measure(bench))
      console.log('\nmemory, MiB resident')
      console.table(bench.shop.memory())
    })
  if (args.includes('--write-readme')) await writeReadme(measured)
}
