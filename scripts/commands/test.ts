import { parseArgs } from 'node:util'
import { runSteps } from '../run.ts'

/**
 * All checks and tests. `--changed` runs only the tests that import what changed since `main`, `--changed=<commit>` since
 * another commit, and the smoke tests, since end-to-end tests do not import the shop; `--long` adds the long tests: every
 * story and end-to-end test in every rendering, Lighthouse, repeated faults.
 */
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=main' : arg))
const { values } = parseArgs({ args, options: { changed: { type: 'string' }, long: { type: 'boolean' } } })
const { changed, long = false } = values

const command = (name: string, options: string[] = []) => ({
  program: process.execPath,
  args: [`scripts/commands/${name}.ts`, ...options],
  env: { LONG_TESTS: long ? 'yes' : undefined },
})
const vitestOptions = changed === undefined ? [] : [`--changed=${changed}`, '--passWithNoTests']
const playwrightOptions = changed === undefined ? [] : [`--only-changed=${changed}`, '--pass-with-no-tests']

/** The fastest to fail first. */
const steps = [
  // Both take one core each.
  [
    { name: 'build', ...command('build', ['--if-needed']) },
    { name: 'check', ...command('check') },
  ],
  { name: 'unit and API', ...command('unit', vitestOptions) },
  { name: 'stories, accessibility and pictures', ...command('visual', vitestOptions) },
  ...(changed === undefined ? [] : [{ name: 'smoke tests', ...command('e2e', ['--grep', '@smoke']) }]),
  { name: 'end-to-end tests', ...command('e2e', playwrightOptions) },
]
const failed = await runSteps(steps, { repeatFailures: true })
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`\n${steps.flat().length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
