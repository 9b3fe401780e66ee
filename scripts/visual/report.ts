import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Change } from './changes.ts'
import { acceptedFile, resultFiles, results } from './places.ts'
import { reportPage, type ShownChange } from './report-page.ts'

/** Writes the report of changes beside their pictures and answers its path. The folder can be taken elsewhere whole. */
export function writeReport(changes: readonly Change[]): string {
  const file = join(results, 'report.html')
  mkdirSync(results, { recursive: true })
  writeFileSync(file, reportPage(changes.map(withPictures)))
  return file
}

function withPictures(change: Change): ShownChange {
  const { actual, diff, reference } = resultFiles(change.name)
  const address = (path: string) => relative(results, path).replaceAll('\\', '/')
  if (change.kind === 'new') return { ...change, after: address(reference) }
  const before = join(results, `${change.name}-before.png`)
  mkdirSync(dirname(before), { recursive: true })
  copyFileSync(acceptedFile(change.name), before)
  if (change.kind === 'gone') return { ...change, before: address(before) }
  return {
    ...change,
    before: address(before),
    after: address(actual),
    // Pictures of two sizes have no pixels to compare one by one.
    ...(existsSync(diff) && { difference: address(diff) }),
  }
}
