import { describe, expect, it } from 'vitest'
import { shortNames, styleFiles } from '../../../packages/storefront/vite.names.ts'

const files = ['../ui/src/b.css.ts', '../ui/src/a.css.ts', 'src/c.css.ts']

/** What a file's styles are named, as they are made one after the other. */
const namesOf = (name: ReturnType<typeof shortNames>, filePath: string, fileHash: string, count: number) =>
  Array.from({ length: count }, (_, at) => name({ filePath, hash: fileHash + at.toString(36) }))

describe('short names of styles', () => {
  it('tell files and their styles apart', () => {
    const name = shortNames(files)
    const names = files.flatMap((file, at) => namesOf(name, file, `1x${at}hash0`, 40))
    expect(new Set(names).size).toBe(120)
    for (const each of names) expect(each).toMatch(/^[B-Z][b-z][\da-z]{1,2}$/)
  })

  // Guard: by who comes first, a document and the script that brings it to life name one style in two ways.
  it('are the same whichever file is read first, and again when it is read again', () => {
    const [one, other] = [shortNames(files), shortNames(files.toReversed())]
    const first = namesOf(one, files[0]!, 'hash1', 12)
    namesOf(other, files[2]!, 'hash2', 3)
    expect(namesOf(other, files[0]!, 'hash1', 12)).toEqual(first)
    expect(namesOf(one, files[0]!, 'hash1', 12)).toEqual(first)
  })

  it('are not given where they could be another’s', () => {
    const name = shortNames(files)
    expect(() => name({ filePath: 'src/unknown.css.ts', hash: 'hash0' })).toThrow(/src\/unknown\.css\.ts/)
    name({ filePath: files[0]!, hash: 'hash10' })
    expect(() => name({ filePath: files[0]!, hash: 'other1' })).toThrow(/other1/)
    expect(() => shortNames(Array.from({ length: 401 }, (_, at) => `${at}.css.ts`))).toThrow(/401/)
  })

  it('are there for every file of the workspace that makes styles', () => {
    expect(styleFiles()).toEqual(
      expect.arrayContaining([
        '../tokens/src/reset.css.ts',
        '../ui/src/text/heading.css.ts',
        expect.stringMatching(/^src\/.*\.css\.ts$/),
      ]),
    )
  })
})
