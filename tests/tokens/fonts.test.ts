import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fallbacks } from '@colada/tokens/fallbacks'
import { letters, unicodeRange } from '@colada/tokens/letters'
import { cutFonts, fontFile } from '#scripts/fonts/fonts.ts'
import { root } from '#scripts/run.ts'

/* Whoever changes a weight, a letter or a package sees it here: `node scripts/fonts/fonts.ts` writes the files anew. */
test('the committed fonts are what their packages hold of the letters and weights in use', async () => {
  for (const [name, bytes] of Object.entries(await cutFonts()))
    expect(readFileSync(fontFile(name)).equals(bytes), name).toBe(true)
})

/** One letter more, and every page that shows the sentence asks for another file. */
test('what the shop says itself is written with the first file of each face', () => {
  const first = new Set(letters.first)
  const files = globSync('packages/storefront/src/locales/*/*.json', { cwd: root })
  expect(files.length).toBeGreaterThan(0)
  const missing = files.flatMap((file) => {
    const sentences = readFileSync(join(root, file), 'utf8')
      .replaceAll(/\{+[^{}]*\}+|<\/?\w+\/?>/g, '')
      .matchAll(/: "((?:[^"\\]|\\.)*)"/g)
    const text = [...sentences].map(([, sentence]) => JSON.parse(`"${sentence}"`) as string).join('')
    return [...new Set(text)].filter((letter) => letter !== '\n' && !first.has(letter.codePointAt(0)!))
  })
  expect(missing).toEqual([])
})

/** A first answer of a new connection carries ten packets; what is longer waits for the network once more. */
test('the first files fit into one answer', () => {
  for (const name of ['display', 'text'])
    expect(readFileSync(fontFile(name)).length, name).toBeLessThan(14_000)
})

test('a letter is in one file, and CSS names runs of them', () => {
  expect(letters.rest.filter((code) => letters.first.includes(code))).toEqual([])
  expect(unicodeRange([0x20, 0x21, 0x22, 0x41, 0xa0, 0xa1])).toBe('U+20-22, U+41, U+A0-A1')
})

/** A letter that was added since is as wide as whatever is left over, which is seldom right. */
test('every letter of the first files has a size of its stand-in', () => {
  for (const { face, isBold, sizes } of fallbacks) {
    const codes = sizes.flatMap((size) => [...size.codes]).toSorted((a, b) => a - b)
    expect(codes, `${face}, ${isBold ? 'bold' : 'regular'}`).toEqual(letters.first)
  }
})
