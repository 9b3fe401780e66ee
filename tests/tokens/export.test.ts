import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { vars } from '#tokens/contract.css.ts'
import { toToken } from '#tokens/dtcg.ts'
import { tokenFiles, tokenFolder } from '#tokens/export.ts'
import { foundation } from '#tokens/foundation.ts'
import { scale } from '#tokens/scale.ts'
import { themes } from '#tokens/themes/themes.ts'

test('the committed token files equal the output of the export', async () => {
  const files = tokenFiles()
  const committed = await readdir(tokenFolder)
  expect(committed.toSorted()).toEqual(Object.keys(files).toSorted())
  for (const [name, text] of Object.entries(files))
    expect(normalize(name, await readFile(new URL(name, tokenFolder), 'utf8')), name).toEqual(
      normalize(name, text),
    )
})

/** Ignores formatting. */
const normalize = (name: string, text: string): unknown =>
  name.endsWith('.json') ? JSON.parse(text) : text.replace(/\s+/g, ' ')

/** The format of values by `$type` (Format Module 2025.10, §8 and §9). */
const length = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }
const colour = {
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  alpha: expect.any(Number),
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
}
const shapes: Readonly<Record<string, unknown>> = {
  color: colour,
  dimension: length,
  duration: { value: expect.any(Number), unit: 'ms' },
  cubicBezier: Array.from({ length: 4 }, () => expect.any(Number)),
  fontFamily: expect.any(Array),
  fontWeight: expect.any(Number),
  number: expect.any(Number),
  shadow: { color: colour, offsetX: length, offsetY: length, blur: length, spread: length },
  typography: {
    fontFamily: expect.any(Array),
    fontSize: length,
    fontWeight: expect.any(Number),
    letterSpacing: length,
    lineHeight: expect.any(Number),
  },
}

/** A reference to a token (Format Module 2025.10, §7). */
const reference = /^\{([^{}$]+)\}$/

type Node = { readonly $type?: string; readonly $value?: unknown } & { readonly [name: string]: unknown }

const tokensIn = (node: Node, path: readonly string[] = []): readonly (readonly [string, Node])[] =>
  '$value' in node
    ? [[path.join('.'), node]]
    : Object.entries(node).flatMap(([name, child]) => tokensIn(child as Node, [...path, name]))

const documents = Object.entries(tokenFiles()).filter(([name]) => name.endsWith('.tokens.json'))

const everyToken = new Map(
  documents.map(([name, text]) => [name, new Map(tokensIn(JSON.parse(text) as Node))] as const),
)

/** Finds a token in the file itself or in the base set. */
function tokenAt(path: string, from: string): Node | undefined {
  const searched = [from, 'scale.tokens.json', 'foundation.tokens.json']
  return searched.map((name) => everyToken.get(name)?.get(path)).find(Boolean)
}

/** Resolves the references of a value; a reference without target is `undefined`. */
function resolve(value: unknown, from: string): unknown {
  const [, path] = (typeof value === 'string' && reference.exec(value)) || []
  if (path) return resolve(tokenAt(path, from)?.$value, from)
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part, from)]))
}

test.each(documents)('%s has valid names, types and values', (name, text) => {
  const found = tokensIn(JSON.parse(text) as Node)
  expect(found.length).toBeGreaterThan(10)
  for (const [path, { $type, $value }] of found) {
    expect(path).not.toMatch(/[{}$]/)
    expect(resolve($value, name), `${path} as ${$type}`).toEqual(shapes[$type!])
    const [, target] = (typeof $value === 'string' && reference.exec($value)) || []
    if (target) expect(tokenAt(target, name)?.$type, `${path}, which refers to ${target}`).toBe($type)
  }
})

type Values = { readonly [name: string]: Values | string }

const leavesOf = (tree: Values, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? leavesOf(value, [...path, name])
      : [[[...path, name].join('.'), value] as const],
  )

const valuesByFile: Readonly<Record<string, Values>> = { foundation: foundation(scale), ...themes }

test.each(Object.entries(valuesByFile))('%s resolves to the values of the CSS', (name, values) => {
  const file = `${name}.tokens.json`
  const expected = leavesOf(values).flatMap(([path, css]) => {
    const token = toToken(css)
    return token ? [[path, token.$value] as const] : []
  })
  expect(
    expected.filter(([path, value]) => {
      const token = everyToken.get(file)!.get(path)
      return JSON.stringify(resolve(token?.$value, file)) !== JSON.stringify(value)
    }),
  ).toEqual([])
})

test('themes reference the colours of the scale', () => {
  const hexOf = (value: unknown) => (value as { readonly hex?: string; readonly alpha?: number }).hex
  const steps = new Set([...everyToken.get('scale.tokens.json')!.values()].map(({ $value }) => hexOf($value)))
  for (const name of Object.keys(themes)) {
    const colours = [...everyToken.get(`${name}.tokens.json`)!].filter(([, { $type }]) => $type === 'color')
    const repeated = colours.filter(
      ([, { $value }]) => (($value as { alpha?: number }).alpha ?? 0) === 1 && steps.has(hexOf($value)),
    )
    expect(repeated.map(([path]) => `${name}: ${path}`)).toEqual([])
  }
  expect(everyToken.get('light.tokens.json')!.get('color.action.primary.solid.rest')).toEqual({
    $type: 'color',
    $value: '{colours.anil.600}',
  })
})

/** Numbers with a range in the format, scaled to 0–1, by `$type` (Format Module 2025.10, Color Module §4). */
const bounded: Readonly<Record<string, (value: never) => readonly number[]>> = {
  color: ({ components, alpha }: { components: number[]; alpha: number }) => [...components, alpha],
  shadow: ({ color }: { color: { components: number[]; alpha: number } }) => [
    ...color.components,
    color.alpha,
  ],
  cubicBezier: ([from, , to]: number[]) => [from!, to!],
  fontWeight: (weight: number) => [weight / 1000],
}

test.each(documents)('%s has numbers in range and no separators in names', (name, text) => {
  for (const [path, { $type, $value }] of tokensIn(JSON.parse(text) as Node))
    for (const number of bounded[$type!]?.(resolve($value, name) as never) ?? []) {
      expect(number, path).toBeGreaterThanOrEqual(0)
      expect(number, path).toBeLessThanOrEqual(1)
    }
  const names = [...text.matchAll(/"([^"$]+)": \{/g)].map(([, name]) => name)
  expect(names.filter((found) => found !== 'shop.colada' && /[.{}]/.test(found!))).toEqual([])
})

test('letter spacing has the unit of the font size', () => {
  const { typography } = JSON.parse(tokenFiles()['foundation.tokens.json']!) as {
    typography: Record<string, { $value: { fontSize: { unit: string }; letterSpacing: { unit: string } } }>
  }
  for (const { $value } of Object.values(typography))
    expect($value.letterSpacing.unit).toBe($value.fontSize.unit)
})

test('the resolver lists the exported files, and all themes have the same tokens', () => {
  const files = tokenFiles()
  const { sets, modifiers } = JSON.parse(files['colada.resolver.json']!) as {
    sets: { base: { sources: { $ref: string }[] } }
    modifiers: { theme: { contexts: Record<string, { $ref: string }[]>; default: string } }
  }
  const { contexts, default: first } = modifiers.theme
  const named = [...sets.base.sources, ...Object.values(contexts).flat()].map(({ $ref }) => $ref)
  expect(named.toSorted()).toEqual(documents.map(([name]) => name).toSorted())
  const names = Object.values(contexts).map(([source]) =>
    tokensIn(JSON.parse(files[source!.$ref]!) as Node).map(([path]) => path),
  )
  for (const theme of names) expect(theme).toEqual(names[0])
  expect(contexts).toHaveProperty(first)
})

test('CSS and TypeScript contain all variables of the contract', () => {
  const { 'colada.css': css = '', 'colada.ts': typed = '' } = tokenFiles()
  const names = (text: string) => new Set(text.match(/--colada-[a-z0-9-]+/g))
  const contract = names(JSON.stringify(vars))
  expect(names(css)).toEqual(contract)
  expect(names(typed)).toEqual(contract)
  for (const theme of ['light', 'dark', 'high-contrast']) expect(css).toContain(`[data-theme='${theme}']`)
})

test.each([
  [
    '#2438A6',
    {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.1412, 0.2196, 0.651], alpha: 1, hex: '#2438a6' },
    },
  ],
  [
    'rgb(0 0 0 / 0.3)',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.3, hex: '#000000' } },
  ],
  ['0.75rem', { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } }],
  [
    'clamp(1rem, 0.8rem + 1vw, 2rem)',
    {
      $type: 'dimension',
      $value: { value: 2, unit: 'rem' },
      $extensions: { 'shop.colada': { css: 'clamp(1rem, 0.8rem + 1vw, 2rem)' } },
    },
  ],
  ['120ms', { $type: 'duration', $value: { value: 120, unit: 'ms' } }],
  ['cubic-bezier(0.4, 0, 0.2, 1)', { $type: 'cubicBezier', $value: [0.4, 0, 0.2, 1] }],
  ["'Figtree Variable', Arial", { $type: 'fontFamily', $value: ['Figtree Variable', 'Arial'] }],
  ['600', { $type: 'number', $value: 600 }],
])('converts %s to a token', (css, token) => {
  expect(toToken(css)).toEqual(token)
})

test('converts the parts of a shadow', () => {
  expect(toToken('0 6px 20px -6px rgb(20 33 61 / 0.22)')).toMatchObject({
    $type: 'shadow',
    $value: {
      color: { alpha: 0.22 },
      offsetX: { value: 0 },
      offsetY: { value: 6 },
      blur: { value: 20 },
      spread: { value: -6, unit: 'px' },
    },
  })
})

test('returns undefined for lengths relative to text', () => {
  expect(toToken('66ch')).toBeUndefined()
  expect(toToken('0.18em')).toBeUndefined()
})
