import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFonts, fontFile } from '../../scripts/fonts/fonts.ts'

/* Whoever changes a weight, a letter or a package sees it here: `node scripts/fonts/fonts.ts` writes the files anew. */
test('the committed fonts are what their packages hold of the letters and weights in use', async () => {
  for (const [face, bytes] of Object.entries(await cutFonts()))
    expect(readFileSync(fontFile(face)).equals(bytes), face).toBe(true)
})
