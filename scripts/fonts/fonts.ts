import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { letters, type Letters } from '#tokens/letters.ts'
import { scale } from '#tokens/scale.ts'
import { root } from '../run.ts'

const { weights } = scale

/** What browsers do with a text unasked, and figures of one width, which is all that the shop asks for. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'tnum']

/** Faces as they are served: the weights that the tokens name, and no letter that the shop never writes. */
const faces = {
  // Said aloud, and always in one weight.
  display: {
    whole: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    wght: weights.semibold,
  },
  text: {
    whole: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    wght: { min: weights.regular, max: weights.bold },
  },
}

/** Where a file of a face is kept. */
export const fontFile = (name: string): string => join(root, 'packages/tokens/fonts', `${name}.woff2`)

/** Cuts every face out of its package. Answers the bytes of each file by its name, which depend on nothing else. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const cut = Object.entries(faces).flatMap(([face, { whole, wght }]) =>
    Object.entries(letters).map(async ([part, codes]) => {
      const text = String.fromCodePoint(...codes)
      const bytes = readFileSync(fileURLToPath(whole))
      const file = await subset(bytes, text, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures,
      })
      return [nameOf(face, part as Letters), file] as const
    }),
  )
  return Object.fromEntries(await Promise.all(cut))
}

const nameOf = (face: string, part: Letters) => (part === 'first' ? face : `${face}-${part}`)

if (import.meta.main)
  for (const [name, bytes] of Object.entries(await cutFonts())) writeFileSync(fontFile(name), bytes)
