import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSteps } from '../run.ts'
import { formatFlakyTests, flakyTestsVariable } from '../flaky-tests/list.ts'

const folder = mkdtempSync(join(tmpdir(), 'colada-test-'))
const flakyTestsFile = join(folder, 'flaky-tests.txt')

const command = (name: string, args: string[] = []) => ({
  program: process.execPath,
  args: [`scripts/commands/${name}.ts`, ...args],
  env: { [flakyTestsVariable]: flakyTestsFile },
})

/** All checks, the fastest to fail first. */
const steps = [
  // Both take one core each.
  [
    { name: 'build', ...command('build', ['--if-needed']) },
    { name: 'check', ...command('check') },
  ],
  { name: 'unit and API', ...command('unit') },
  { name: 'stories, accessibility and visual regression', ...command('visual') },
  { name: 'end-to-end tests', ...command('e2e') },
]
const failed = await runSteps(steps, { repeatFailures: true })
const flaky = formatFlakyTests(flakyTestsFile)
rmSync(folder, { recursive: true, force: true })
if (flaky !== '') console.log(`\n${flaky}`)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`\n${steps.flat().length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
