import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faceMetrics } from '@colada/tokens/font-metrics'
import { letters, unicodeRange } from '@colada/tokens/letters'
import { expect, test } from 'vitest'
import { fontFile, printFontFile, readMetrics, subsetFonts, subsetPrintFonts } from '#scripts/fonts/fonts.ts'
import { root } from '#scripts/run.ts'

/* After a change of weights, characters or font packages, run `node scripts/fonts/fonts.ts`. */
test('the committed fonts are the subsets of their packages', async () => {
  for (const [name, bytes] of Object.entries(await subsetFonts()))
    expect(readFileSync(fontFile(name)).equals(bytes), name).toBe(true)
  for (const [name, bytes] of Object.entries(await subsetPrintFonts()))
    expect(readFileSync(printFontFile(name)).equals(bytes), name).toBe(true)
})

/** A character outside the first file makes every page that shows it load the second. */
test('the translations only use characters of the first file of each face', () => {
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

/** The initial congestion window is ten packets; a larger file costs another round trip. */
test('the first files fit into the initial congestion window', () => {
  for (const name of ['display', 'text'])
    expect(readFileSync(fontFile(name)).length, name).toBeLessThan(14_000)
})

test('a character is in one file, and unicodeRange joins consecutive code points', () => {
  expect(letters.rest.filter((code) => letters.first.includes(code))).toEqual([])
  expect(unicodeRange([0x20, 0x21, 0x22, 0x41, 0xa0, 0xa1])).toBe('U+20-22, U+41, U+A0-A1')
})

/** The fallback faces are scaled by these metrics; wrong ones move the page when the web fonts load. */
test.each([
  ['display', 'semibold', faceMetrics.display.semibold],
  ['text', 'regular', faceMetrics.text.regular],
  ['text', 'semibold', faceMetrics.text.semibold],
] as const)('the committed metrics of %s %s are those of its font', async (face, weight, metrics) => {
  expect(metrics).toEqual({ ...(await readMetrics(face, weight)), familyName: metrics.familyName })
})
