import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { deskTag, type PicturedStory, picturesOf, renderings } from '#storybook/variants.ts'

const folder = `${root}tests/visual/baselines`
const files = globSync(`${folder}/**/*.png`)

/** Limits that keep the repository and a review of all pictures small. */
const MAX_PICTURES = 500
// 13 MB, and 0.22 MB for each of the 36 pictured screens added since, with their new components.
const MAX_BYTES = 21_500_000
const MAX_BYTES_PER_COMMIT = 5_000_000
/** The limit per commit is newer than the first pictures. */
const LIMITED_SINCE = '2026-11-25T12:00:00Z'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The names of all stories, as files are named after them. */
function storyNames(): Set<string> {
  return new Set(
    globSync(`${root}stories/**/*.stories.tsx`).flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const [, title = ''] = /^ {2}title: '([^']+)'/m.exec(source) ?? []
      return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
        toId(title, storyNameFromExport(name)).replace('--', '-'),
      )
    }),
  )
}

describe('baselines', () => {
  it('belong to a story each', () => {
    const names = storyNames()
    expect(names.size).toBeGreaterThan(500)
    expect(files.filter((file) => !names.has(basename(file, '.png')))).toEqual([])
  })

  it('are few and small', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.length).toBeLessThanOrEqual(MAX_PICTURES)
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_BYTES)
  })

  // A shallow clone does not know what a commit added.
  it.skipIf(git('rev-parse', '--is-shallow-repository') === 'true')('are added in small commits', () => {
    const commits = git('log', `--since=${LIMITED_SINCE}`, '--format=%H', '--', folder).split('\n')
    const tooLarge = commits.filter(Boolean).filter((commit) => addedBytes(commit) > MAX_BYTES_PER_COMMIT)
    expect(tooLarge).toEqual([])
  })
})

/** Bytes of all pictures that a commit adds or changes; a renamed picture is the same object. */
function addedBytes(commit: string): number {
  const objects = git('diff-tree', '-r', '--find-renames=100%', '--diff-filter=AM', commit, '--', folder)
    .split('\n')
    .flatMap((line) => line.split(/\s+/)[3] ?? [])
  const sizes = execFileSync('git', ['cat-file', '--batch-check=%(objectsize)'], {
    cwd: root,
    encoding: 'utf8',
    input: objects.join('\n'),
  })
  return sizes
    .split('\n')
    .filter(Boolean)
    .reduce((sum, size) => sum + Number(size), 0)
}

describe('picturesOf', () => {
  const story = (id: string, tags: string[] = [], parameters = {}): PicturedStory => ({
    id,
    tags,
    parameters,
  })
  const folders = (one: PicturedStory, rendering: keyof typeof renderings, hasCombinations = false) =>
    picturesOf(one, rendering, hasCombinations).map(([name]) => name)

  it.each([
    ['a component without combinations', story('fields-field--default'), false, ['phone'], []],
    ['a default that is one of the combinations', story('controls-chip--default'), true, [], []],
    ['the combinations', story('controls-chip--every-combination'), true, ['phone'], []],
    ['a layout that depends on the width', story('a-b--default', [deskTag]), false, ['phone'], ['desk']],
    ['another story of such a component', story('a-b--open', [deskTag]), true, ['phone'], []],
    ['the states, which are on a board', story('controls-chip--states', [deskTag]), true, [], []],
    ['the longest texts', story('a-b--longest-spanish-at-320', [deskTag]), true, [], []],
    ['the main state of a screen', story('screens-cart--some', [deskTag]), false, ['phone'], ['desk']],
    ['another state of a screen', story('screens-cart--empty'), false, [], []],
    ['a board', story('a-b--c', [], { variants: ['contrast', 'forced'] }), false, ['contrast', 'forced'], []],
    ['no stable appearance', story('a-b--c', [deskTag], { screenshot: 'none' }), false, [], []],
  ])('%s', (_, one, hasCombinations, onPhone, onDesk) => {
    expect(folders(one, 'phone', hasCombinations)).toEqual(onPhone)
    expect(folders(one, 'desk', hasCombinations)).toEqual(onDesk)
  })
})
