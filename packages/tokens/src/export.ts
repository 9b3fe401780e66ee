import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { toToken, type Token } from './dtcg.ts'
import { foundation } from './foundation.ts'
import { scale } from './scale.ts'
import { dark } from './themes/dark.ts'
import { highContrast } from './themes/high-contrast.ts'
import { light } from './themes/light.ts'

type TokenTree = { readonly [name: string]: TokenTree | Token }
type ValueTree = { readonly [name: string]: ValueTree | string }

const toTokens = (values: ValueTree): TokenTree =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const token = typeof value === 'object' ? toTokens(value) : toToken(value)
      return token ? [[name, token]] : []
    }),
  )

const withUnit = (numbers: Readonly<Record<string, number>>, unit: string): ValueTree =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, `${number}${unit}`]))

/** Every token file by its name, as other design tools read it. */
export const tokenFiles = (): Readonly<Record<string, string>> => {
  const { colours, breakpoints, radii, durations } = scale
  const trees: Record<string, ValueTree> = {
    scale: {
      colours,
      breakpoints: withUnit(breakpoints, 'px'),
      radii: withUnit(radii, 'px'),
      durations: withUnit(durations, 'ms'),
    },
    foundation: foundation(scale),
    light: light(scale),
    dark: dark(scale),
    'high-contrast': highContrast(scale),
  }
  return Object.fromEntries(
    Object.entries(trees).map(([name, tree]) => [
      `${name}.tokens.json`,
      `${JSON.stringify(toTokens(tree), null, 2)}\n`,
    ]),
  )
}

export const tokenFolder = new URL('../tokens/', import.meta.url)

// Run as a script it writes the files; a test holds what is committed equal to what it would write.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(tokenFolder, { recursive: true })
  for (const [name, text] of Object.entries(tokenFiles())) await writeFile(new URL(name, tokenFolder), text)
}
