import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { letters } from '#tokens/letters.ts'
import { chromiumFlags, ensureBrowser } from '../browser.ts'
import { root } from '../run.ts'
import { fontFile } from './fonts.ts'

/*
 * Measures the `size-adjust` of the fallback fonts: Arial, scaled per group of letters so that words are as wide as in the
 * web font and lines do not reflow when it loads. Liberation Sans has the widths of Arial where Arial is missing.
 */

/** A face, the measured weight, the weight of Arial, and the number of size groups. */
const fallbackFaces = [
  { face: 'text', weight: 400, arial: 'normal', sizes: 3 },
  { face: 'text', weight: 650, arial: 'bold', sizes: 2 },
  { face: 'display', weight: 600, arial: 'bold', sizes: 2 },
] as const

/** Frequency of each letter in the translations. */
function countLetters(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of globSync('packages/storefront/src/locales/*/*.json', { cwd: root }))
    for (const letter of readFileSync(join(root, file), 'utf8'))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

interface Width {
  readonly letter: string
  /** Width in the face, weighted by frequency. */
  readonly real: number
  readonly arial: number
}

/** Widths of the letters of each face's first file, in the face and in Arial. */
async function measureWidths(): Promise<Width[][]> {
  const counts = countLetters()
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags })
  const page = await browser.newPage()
  const files = ['text', 'display'].map(
    (face) => [face, readFileSync(fontFile(face)).toString('base64')] as const,
  )
  const widths = await page.evaluate(
    async ([fonts, characters, measured]) => {
      for (const [face, bytes] of fonts) {
        const font = new FontFace(face, `url(data:font/woff2;base64,${bytes})`, { weight: '400 700' })
        document.fonts.add(await font.load())
      }
      const context = document.createElement('canvas').getContext('2d')!
      const widthsIn = (font: string) => {
        context.font = font
        return characters.map((letter) => context.measureText(letter).width)
      }
      return measured.map(({ face, weight, arial }) => ({
        real: widthsIn(`${weight} 1000px ${face}`),
        arial: widthsIn(`${arial} 1000px Arial, "Liberation Sans"`),
      }))
    },
    [files, letters.first.map((code) => String.fromCodePoint(code)), fallbackFaces] as const,
  )
  await browser.close()
  return widths.map(({ real, arial }) =>
    letters.first.map((code, index) => {
      const letter = String.fromCodePoint(code)
      const count = counts.get(letter) ?? 1
      return { letter, real: real[index]! * count, arial: arial[index]! * count }
    }),
  )
}

const ratioOf = (group: readonly Width[]) =>
  group.reduce((sum, { real }) => sum + real, 0) / group.reduce((sum, { arial }) => sum + arial, 0)

/** Partitions the letters into groups of one size with the least weighted squared error of the widths. */
function partition(widths: readonly Width[], groups: number): Width[][] {
  const sorted = widths.toSorted((a, b) => ratioOf([a]) - ratioOf([b]))
  const errorOf = (group: readonly Width[]) => {
    const ratio = ratioOf(group)
    return group.reduce((sum, width) => sum + width.arial * (ratioOf([width]) - ratio) ** 2, 0)
  }
  const best = (from: number, left: number): { error: number; cuts: Width[][] } => {
    if (left === 1) return { error: errorOf(sorted.slice(from)), cuts: [sorted.slice(from)] }
    let found = { error: Infinity, cuts: [] as Width[][] }
    for (let to = from + 1; to <= sorted.length - left + 1; to += 1) {
      const rest = best(to, left - 1)
      const group = sorted.slice(from, to)
      const error = errorOf(group) + rest.error
      if (error < found.error) found = { error, cuts: [group, ...rest.cuts] }
    }
    return found
  }
  return best(0, groups).cuts
}

const measured = await measureWidths()
const fallbacks = fallbackFaces.map(({ face, arial, sizes }, index) => ({
  face,
  isBold: arial === 'bold',
  // Largest group first: its size applies to letters outside all groups.
  sizes: partition(measured[index]!, sizes)
    .toSorted((a, b) => b.length - a.length)
    .map((group) => ({
      adjust: Number(ratioOf(group).toFixed(4)),
      codes: group.map(({ letter }) => letter.codePointAt(0)!).toSorted((a, b) => a - b),
    })),
}))

writeFileSync(
  join(root, 'packages/tokens/src/fallbacks.ts'),
  `/** Made by \`node scripts/fonts/fallbacks.ts\`; measure anew when a face, a weight or its letters change. */
export const fallbacks = ${JSON.stringify(fallbacks)} as const\n`,
)
