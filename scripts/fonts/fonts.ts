import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromBuffer } from '@capsizecss/unpack'
import subset from 'subset-font'
import { letters, type Letters } from '#tokens/letters.ts'
import { scale } from '#tokens/scale.ts'
import { root } from '../run.ts'

const { weights } = scale

/** Features that browsers apply by default, and tabular figures, the only other feature in use. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'tnum']

/** The faces as served: the weights of the tokens, and only the letters in use. */
const faces = {
  // Headings only, in one weight.
  display: {
    source: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    wght: weights.semibold,
  },
  text: {
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    wght: { min: weights.regular, max: weights.bold },
  },
}

/** The letters of headings, for the offline page, which has its font inside. */
const headingLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ¿¡?!,.’ '

/** The faces of printed documents, one weight each: PDF has no variable fonts. */
const printFaces = {
  text: { face: 'text', weight: 'regular' },
  'text-bold': { face: 'text', weight: 'bold' },
  display: { face: 'display', weight: 'semibold' },
} as const

/** Path of a font file. */
export const fontFile = (name: string): string => join(root, 'packages/tokens/fonts', `${name}.woff2`)

/** Path of a font file of printed documents. */
export const printFontFile = (name: string): string => join(root, 'packages/api/fonts', `${name}.ttf`)

/** Subsets every face. Returns the bytes of each file by its name; the result is deterministic. */
export async function subsetFonts(): Promise<Record<string, Buffer>> {
  const subsets = Object.entries(faces).flatMap(([face, { source, wght }]) =>
    Object.entries(letters).map(async ([part, codes]) => {
      const text = String.fromCodePoint(...codes)
      const bytes = readFileSync(fileURLToPath(source))
      const file = await subset(bytes, text, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures,
      })
      return [nameOf(face, part as Letters), file] as const
    }),
  )
  const offline = subset(readFileSync(fileURLToPath(faces.display.source)), headingLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: faces.display.wght },
    keepFeatures: ['kern'],
  })
  return { ...Object.fromEntries(await Promise.all(subsets)), 'display-letters': await offline }
}

/** The faces of printed documents. Returns the bytes of each file by its name; the result is deterministic. */
export async function subsetPrintFonts(): Promise<Record<string, Buffer>> {
  const files = Object.entries(printFaces).map(
    async ([name, { face, weight }]) => [name, await subsetToWeight(face, weight)] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}

/** Subsets a face to all letters in use, at one weight. */
function subsetToWeight(face: keyof typeof faces, weight: keyof typeof weights): Promise<Buffer> {
  return subset(
    readFileSync(fileURLToPath(faces[face].source)),
    String.fromCodePoint(...letters.first, ...letters.rest),
    { targetFormat: 'truetype', variationAxes: { wght: weights[weight] }, keepFeatures },
  )
}

/** Reads the average character width and the vertical metrics of a face at one weight. */
export async function readMetrics(face: keyof typeof faces, weight: keyof typeof weights) {
  const file = await subsetToWeight(face, weight)
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(file)
  return { ascent, descent, lineGap, unitsPerEm, xWidthAvg }
}

const nameOf = (face: string, part: Letters) => (part === 'first' ? face : `${face}-${part}`)

if (import.meta.main) {
  for (const [name, bytes] of Object.entries(await subsetFonts())) writeFileSync(fontFile(name), bytes)
  for (const [name, bytes] of Object.entries(await subsetPrintFonts()))
    writeFileSync(printFontFile(name), bytes)
}
