import { type Measured, type Part, withBench } from '../bench/bench.ts'
import { bytes } from '../bench/bytes.ts'
import { calls } from '../bench/calls.ts'
import { components } from '../bench/components.ts'
import { documents } from '../bench/documents.ts'
import { faults } from '../bench/faults.ts'
import type { FigureName } from '../bench/figures.ts'
import { flow } from '../bench/flow.ts'
import { growth } from '../bench/growth.ts'
import { lastPlace } from '../bench/last-place.ts'
import { lighthouseScores } from '../bench/lighthouse.ts'
import { logins } from '../bench/logins.ts'
import { orders } from '../bench/orders.ts'
import { payments } from '../bench/payments.ts'
import { writeReadme } from '../bench/readme.ts'
import { start } from '../bench/start.ts'

/**
 * What the shop weighs, how fast it answers and how soon it is back, beside a bare Fastify answer in the same run: figures
 * of one machine are ratios, not absolutes. `npm run bench -- orders logins` measures parts of it; `--write-readme` puts
 * what was measured into the README.
 */
const parts: Readonly<Record<string, Part>> = {
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
  lighthouse: lighthouseScores,
}
/** Long, and of no use beside load: measured where they are named. */
const byName: readonly string[] = ['growth', 'lighthouse']

/** Parts that need no shop. */
const alone: Readonly<Record<string, Pick<Part, 'title'> & { measure(): Promise<Measured> }>> = { components }

const names = [...Object.keys(alone), ...Object.keys(parts)]
const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const unknown = [
  ...wanted.filter((name) => !names.includes(name)),
  ...args.filter((arg) => arg.startsWith('--') && arg !== '--write-readme'),
]
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure. Parts: ${names.join(', ')}; --write-readme.`)
  process.exit(2)
}

const isWanted = (name: string) => (wanted.length > 0 ? wanted.includes(name) : !byName.includes(name))
const measured: Partial<Record<FigureName, string>> = {}
const show = (name: string, title: string, { rows, figures }: Measured) => {
  console.log(`\n${name}: ${title}`)
  console.table(rows)
  Object.assign(measured, figures)
}

for (const [name, part] of Object.entries(alone))
  if (isWanted(name)) show(name, part.title, await part.measure())

if (Object.keys(parts).some(isWanted))
  await withBench(async (bench) => {
    console.log(
      `first answer after start (database made anew): ${(bench.firstAnswerAfter / 1000).toFixed(1)} s`,
    )
    for (const [name, part] of Object.entries(parts))
      if (isWanted(name)) show(name, part.title, await part.measure(bench))
    console.log('\nmemory, MiB resident')
    console.table(bench.shop.memory())
  })
if (args.includes('--write-readme')) await writeReadme(measured)
