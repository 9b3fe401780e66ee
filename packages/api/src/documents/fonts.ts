import { readFile } from 'node:fs/promises'

/** The faces of documents, one weight each (`scripts/fonts/fonts.ts` writes the files). */
const fontNames = ['text', 'text-bold', 'display'] as const
export type FontName = (typeof fontNames)[number]

let fonts: Promise<ReadonlyMap<FontName, Buffer>> | null = null

/** Returns the font files, which are read once. `src/documents` and `build/server` are equally deep. */
export function loadFonts(): Promise<ReadonlyMap<FontName, Buffer>> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = null
    throw error
  })
  return fonts
}

async function readFonts(): Promise<ReadonlyMap<FontName, Buffer>> {
  const files = fontNames.map(async (name) => {
    const file = new URL(`../../fonts/${name}.ttf`, import.meta.url)
    return [name, await readFile(file)] as const
  })
  return new Map(await Promise.all(files))
}
