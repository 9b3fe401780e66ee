import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { scale } from '../../packages/tokens/src/scale.ts'
import { root } from '../run.ts'

const { weights } = scale

/** Latin-1, which writes Spanish, English and the names of neighbours, and what good text has beside it. */
const letters = [
  ...Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
    /[^\p{Cc}]/u.test(letter),
  ),
  ...'€–—‘’“”…•−→←ŒœŸ™',
].join('')

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

/** Where the file of a face is kept. */
export const fontFile = (face: string): string => join(root, 'packages/tokens/fonts', `${face}.woff2`)

/** Cuts every face out of its package. Answers the bytes of each file, which depend on nothing else. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const cut = Object.entries(faces).map(async ([face, { whole, wght }]) => {
    const bytes = readFileSync(fileURLToPath(whole))
    return [face, await subset(bytes, letters, { targetFormat: 'woff2', variationAxes: { wght } })] as const
  })
  return Object.fromEntries(await Promise.all(cut))
}

if (import.meta.main)
  for (const [face, bytes] of Object.entries(await cutFonts())) writeFileSync(fontFile(face), bytes)
