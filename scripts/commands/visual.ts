import { pathToFileURL } from 'node:url'
import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'
import { acceptChange, findChanges, clearResults, saveChanges, loadChanges } from '../visual/changes.ts'
import { acceptCommand } from '../visual/report-page.ts'
import { writeReport } from '../visual/report.ts'
import { failedOnlyOnScreenshots, runnerReport } from '../visual/runner-report.ts'

/**
 * Every story: it renders, plays, passes axe in every theme and looks as it did. `--accept [names]` accepts pictures of the
 * last run, all or those whose name holds one of the words; `--all` takes the full matrix; `-u` accepts while it runs;
 * everything else goes to the test runner.
 */
const args = process.argv.slice(2)
process.exit(args[0] === '--accept' ? acceptPictures(args.slice(1)) : await takePictures(args))

function acceptPictures(words: readonly string[]): number {
  const changes = loadChanges()
  const wanted = changes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (wanted.length === 0) {
    console.error(
      changes.length === 0
        ? 'There is nothing to accept: the last run found no picture that differs. Run `npm run test:visual` first.'
        : `None of the ${changes.length} pictures that differ is called ${words.join(' or ')}.`,
    )
    return 1
  }
  wanted.forEach(acceptChange)
  const left = changes.filter((change) => !wanted.includes(change))
  saveChanges(left)
  writeReport(left)
  console.log(`Accepted ${wanted.length}; ${left.length} left.`)
  return 0
}

async function takePictures(given: readonly string[]): Promise<number> {
  const everyVariant = given.includes('--all')
  // A bare `-u` would take the name of a file behind it for its value.
  const forRunner = given
    .filter((arg) => arg !== '--all')
    .map((arg) => (arg === '-u' || arg === '--update' ? '--update=all' : arg))
  const updating = forRunner.some((arg) => /^(-u|--update)/.test(arg))
  const everything = forRunner.every((arg) => /^(-u|--update)/.test(arg))
  clearResults()
  const { code } = await run(
    'vitest',
    // A picture that nobody has seen is not accepted by being taken.
    [
      ...['run', '--config', 'vitest.stories.config.ts', ...(updating ? [] : ['--update=none'])],
      ...['--reporter=default', '--reporter=./scripts/second-tries/vitest-reporter.ts'],
      ...['--reporter=json', `--outputFile.json=${runnerReport}`, ...forRunner],
    ],
    { env: { CHROMIUM_PATH: await ensureBrowser(), EVERY_VARIANT: everyVariant ? 'yes' : 'no' } },
  )
  const changes = findChanges({ isFullRun: everything && failedOnlyOnScreenshots() })
  if (updating) changes.filter(({ kind }) => kind === 'removed').forEach(acceptChange)
  const left = updating ? changes.filter(({ kind }) => kind !== 'removed') : changes
  saveChanges(left)
  if (left.length === 0) return code
  const counted = (kind: string) => left.filter((change) => change.kind === kind).length
  console.error(
    `\n${counted('changed')} pictures changed, ${counted('new')} are new, ${counted('removed')} have no story any more.\n` +
      `Look at them: ${pathToFileURL(writeReport(left)).href}\nAccept them: ${acceptCommand} [names]`,
  )
  return code === 0 ? 1 : code
}
