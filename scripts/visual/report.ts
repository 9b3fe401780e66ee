import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Change } from './changes.ts'
import { baselineFile, resultFiles, resultsFolder } from './paths.ts'
import { reportPage, type ReportedChange } from './report-page.ts'

/** Writes the report next to the result images, with relative URLs only.
 *
 * @returns its path */
export function writeReport(changes: readonly Change[]): string {
  const file = join(resultsFolder, 'report.html')
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(file, reportPage(changes.map(withImages)))
  return file
}

function withImages(change: Change): ReportedChange {
  const { actual, diff, reference } = resultFiles(change.name)
  const toUrl = (path: string) => relative(resultsFolder, path).replaceAll('\\', '/')
  if (change.kind === 'new') return { ...change, after: toUrl(reference) }
  const before = join(resultsFolder, `${change.name}-before.png`)
  mkdirSync(dirname(before), { recursive: true })
  copyFileSync(baselineFile(change.name), before)
  if (change.kind === 'removed') return { ...change, before: toUrl(before) }
  return {
    ...change,
    before: toUrl(before),
    after: toUrl(actual),
    // Images of different sizes have no diff image.
    ...(existsSync(diff) && { difference: toUrl(diff) }),
  }
}
