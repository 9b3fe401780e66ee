import { pathToFileURL } from 'node:url'
import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'
import { acceptChange, findChanges, clearResults, saveChanges, loadChanges } from '../visual/changes.ts'
import { acceptCommand } from '../visual/report-page.ts'
import { writeReport } from '../visual/report.ts'
import { failedOnlyOnScreenshots, runnerReport } from '../visual/runner-report.ts'

/**
 * Tests every story: play function, axe in every theme, visual regression. `--accept [names]` accepts screenshots of the last
 * run, all or those whose name contains one of the arguments; `--all` runs the full matrix; `-u` accepts during the run;
 * other arguments are passed to Vitest.
 */
const args = process.argv.slice(2)
process.exit(args[0] === '--accept' ? acceptScreenshots(args.slice(1)) : await takeScreenshots(args))

function acceptScreenshots(names: readonly string[]): number {
  const changes = loadChanges()
  const accepted = changes.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  if (accepted.length === 0) {
    console.error(
      changes.length === 0
        ? 'Nothing to accept: no screenshot differed in the last run. Run `npm run test:visual` first.'
        : `None of the ${changes.length} changed screenshots matches ${names.join(' or ')}.`,
    )
    return 1
  }
  accepted.forEach(acceptChange)
  const remaining = changes.filter((change) => !accepted.includes(change))
  saveChanges(remaining)
  writeReport(remaining)
  console.log(`Accepted ${accepted.length}; ${remaining.length} left.`)
  return 0
}

async function takeScreenshots(options: readonly string[]): Promise<number> {
  const everyVariant = options.includes('--all')
  // A bare `-u` would take a following file name as its value.
  const vitestArgs = options
    .filter((arg) => arg !== '--all')
    .map((arg) => (arg === '-u' || arg === '--update' ? '--update=all' : arg))
  const isUpdating = vitestArgs.some((arg) => /^(-u|--update)/.test(arg))
  const hasNoFilter = vitestArgs.every((arg) => /^(-u|--update)/.test(arg))
  clearResults()
  const { code } = await run(
    'vitest',
    // A new screenshot is not accepted without review.
    [
      'run',
      '--config=vitest.stories.config.ts',
      '--reporter=default',
      '--reporter=./scripts/flaky-tests/vitest-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${runnerReport}`,
      ...(isUpdating ? [] : ['--update=none']),
      ...vitestArgs,
    ],
    { env: { CHROMIUM_PATH: await ensureBrowser(), EVERY_VARIANT: everyVariant ? 'yes' : 'no' } },
  )
  const changes = findChanges({ isFullRun: hasNoFilter && failedOnlyOnScreenshots() })
  if (isUpdating) changes.filter(({ kind }) => kind === 'removed').forEach(acceptChange)
  const remaining = isUpdating ? changes.filter(({ kind }) => kind !== 'removed') : changes
  saveChanges(remaining)
  if (remaining.length === 0) return code
  const countOf = (kind: string) => remaining.filter((change) => change.kind === kind).length
  console.error(
    `\nScreenshots: ${countOf('changed')} changed, ${countOf('new')} new, ${countOf('removed')} without a story.\n` +
      `Report: ${pathToFileURL(writeReport(remaining)).href}\nAccept: ${acceptCommand} [names]`,
  )
  return code === 0 ? 1 : code
}
