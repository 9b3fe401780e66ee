import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { toToken, type Token } from './dtcg.ts'
import { foundation } from './foundation.ts'
import { scaleOfReferences } from './references.ts'
import { scale } from './scale.ts'
import { themesOf } from './themes/themes.ts'
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

/** Weights are numbers in CSS and have a type of their own in the format. */
const weightTokens = (weights: Readonly<Record<string, number>>): TokenTree =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, { $type: 'fontWeight', $value: weight }]),
  )

/** Each theme, told by the steps of the scale that it takes. */
const themes = themesOf(scaleOfReferences)

const file = (name: string) => ({ $ref: `${name}.tokens.json` })

/** Says how the files belong together (Resolver Module 2025.10): the base, and a theme over it. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Colada',
  version: '2025.10',
  sets: { base: { sources: [file('scale'), file('foundation')] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(Object.keys(themes).map((name) => [name, [file(name)]])),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Every file in which the tokens leave the house, by its name: DTCG 2025.10 for design tools, CSS variables and
 * TypeScript for code. All are made of the scale and the themes.
 */
export const tokenFiles = (): Readonly<Record<string, string>> => {
  const { colours, breakpoints, radii, durations, weights } = scale
  const values = foundation(scaleOfReferences)
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
    ...Object.fromEntries(Object.entries(themes).map(([name, theme]) => [name, toTokens(theme)])),
  }
  return {
    ...Object.fromEntries(Object.entries(trees).map(([name, tree]) => [`${name}.tokens.json`, json(tree)])),
    'colada.resolver.json': json(resolver),
    'colada.css': cssVariables(),
    'colada.ts': typedVariables(),
  }
}

export const tokenFolder = new URL('../tokens/', import.meta.url)

// Run as a script it writes the files; a test holds what is committed equal to what it would write.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(tokenFolder, { recursive: true })
  for (const [name, text] of Object.entries(tokenFiles())) await writeFile(new URL(name, tokenFolder), text)
}
