import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { foundation } from './foundation.ts'
import { scale } from './scale.ts'
import { dark } from './themes/dark.ts'
import { highContrast } from './themes/high-contrast.ts'
import { light } from './themes/light.ts'

/** A token tree of the Design Tokens Community Group's format: leaves carry `$value` and `$type`. */
type TokenTree = { readonly [name: string]: TokenTree | { readonly $type: string; readonly $value: unknown } }
type ValueTree = { readonly [name: string]: ValueTree | string | number }

const TYPES: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^#[0-9A-F]{6}$|^rgb\(/i, 'color'],
  [/^-?[\d.]+(rem|px)$/, 'dimension'],
  [/^\d+ms$/, 'duration'],
  [/^cubic-bezier\(/, 'cubicBezier'],
  [/^-?[\d.]+$/, 'number'],
]

const typeOf = (value: string | number): string =>
  TYPES.find(([pattern]) => pattern.test(String(value)))?.[1] ?? 'string'

const toTokens = (values: ValueTree): TokenTree =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? toTokens(value) : { $type: typeOf(value), $value: value },
    ]),
  )

/** Every token file by its name, as other design tools read it. */
export const tokenFiles = (): Readonly<Record<string, string>> => {
  const { colours, breakpoints, radii, durations } = scale
  const trees: Record<string, ValueTree> = {
    scale: { colours, breakpoints, radii, durations },
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(tokenFolder, { recursive: true })
  for (const [name, text] of Object.entries(tokenFiles())) await writeFile(new URL(name, tokenFolder), text)
}
