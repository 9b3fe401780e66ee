import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSteps } from '../run.ts'
import { secondTriesIn, secondTriesVariable } from '../second-tries/list.ts'

const notes = mkdtempSync(join(tmpdir(), 'colada-test-'))
const secondTries = join(notes, 'second-tries.txt')

const command = (name: string, args: string[] = []) => ({
  program: process.execPath,
  args: [`scripts/commands/${name}.ts`, ...args],
  env: { [secondTriesVariable]: secondTries },
})

/** Every check there is, in the order in which a failure costs least to learn. */
const steps = [
  // The types are one program's work, so that a core is free for what later steps need.
  [
    { name: 'build', ...command('build', ['--if-needed']) },
    { name: 'check', ...command('check') },
  ],
  { name: 'unit and API', ...command('unit') },
  { name: 'stories, accessibility and pictures', ...command('visual') },
  { name: 'journeys', ...command('e2e') },
]
const failed = await runSteps(steps, { repeatFailures: true })
const wobbles = secondTriesIn(secondTries)
rmSync(notes, { recursive: true, force: true })
if (wobbles !== '') console.log(`\n${wobbles}`)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`\n${steps.flat().length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
