import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { toToken, type Token } from './dtcg.ts'
import { foundation } from './foundation.ts'
import { scaleReferences } from './references.ts'
import { scale } from './scale.ts'
import { createThemes } from './themes/themes.ts'
import { typographyTokens } from './typography.ts'
import { cssVariables, typedVariables } from './variables.ts'

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

/** Weights are numbers in CSS but have a `$type` in the format. */
const weightTokens = (weights: Readonly<Record<string, number>>): TokenTree =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, { $type: 'fontWeight', $value: weight }]),
  )

/** Each theme with references to the scale instead of values. */
const referenceThemes = createThemes(scaleReferences)

const fileReference = (name: string) => ({ $ref: `${name}.tokens.json` })

/** How the files combine (Resolver Module 2025.10): the base set, overridden by a theme. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Colada',
  version: '2025.10',
  sets: { base: { sources: [fileReference('scale'), fileReference('foundation')] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(Object.keys(referenceThemes).map((name) => [name, [fileReference(name)]])),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** The exported files by name: DTCG 2025.10 for design tools, CSS variables and TypeScript for code. */
export const tokenFiles = (): Readonly<Record<string, string>> => {
  const { colours, breakpoints, radii, durations, weights } = scale
  const values = foundation(scaleReferences)
  const trees: Record<string, TokenTree> = {
    scale: {
      ...toTokens({
        colours,
        breakpoints: withUnit(breakpoints, 'px'),
        radii: withUnit(radii, 'px'),
        durations: withUnit(durations, 'ms'),
      }),
      weights: weightTokens(weights),
    },
    foundation: { ...toTokens(values), typography: typographyTokens(values) },
    ...Object.fromEntries(Object.entries(referenceThemes).map(([name, theme]) => [name, toTokens(theme)])),
  }
  return {
    ...Object.fromEntries(Object.entries(trees).map(([name, tree]) => [`${name}.tokens.json`, json(tree)])),
    'colada.resolver.json': json(resolver),
    'colada.css': cssVariables(),
    'colada.ts': typedVariables(),
  }
}

export const tokenFolder = new URL('../files/', import.meta.url)

// Writes the files when run as a script; a test compares the committed files with the output.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(tokenFolder, { recursive: true })
  for (const [name, text] of Object.entries(tokenFiles())) await writeFile(new URL(name, tokenFolder), text)
}
