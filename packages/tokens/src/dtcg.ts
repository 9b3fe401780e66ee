/** A token in the Design Tokens Community Group format (2025.10). */
export type Token = {
  readonly $type: string
  readonly $value: unknown
  /** The original CSS where the format cannot express it. */
  readonly $extensions?: { readonly 'shop.colada': { readonly css: string } }
}

const ZERO_PX = { value: 0, unit: 'px' }

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const toColor = (channels: readonly number[], alpha: number): Token => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha,
    hex: toHex(channels),
  },
})

const toDimension = (number: string, unit: string) => ({ value: Number(number), unit })

const parseLength = (text: string) => {
  const [, number = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? []
  return toDimension(number, unit)
}

/** Parts of the scale that other tokens reference, with the `$type` of their values. */
const tokenTypeByScalePart: Readonly<Record<string, string>> = {
  colours: 'color',
  radii: 'dimension',
  durations: 'duration',
  weights: 'fontWeight',
}

/** Parsers of the CSS values in themes; the first matching pattern is used. */
const parsers: readonly (readonly [RegExp, (...parts: string[]) => Token])[] = [
  // A reference has no unit: the referenced token has it.
  [
    /^\{((\w+)\.[\w.]+)\}(?:px|ms)?$/,
    (path, part) => ({ $type: tokenTypeByScalePart[part!]!, $value: `{${path}}` }),
  ],
  [
    /^#(..)(..)(..)$/,
    (...hex) =>
      toColor(
        hex.map((byte) => Number.parseInt(byte, 16)),
        1,
      ),
  ],
  [
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/,
    (r, g, b, alpha) => toColor([r, g, b].map(Number), Number(alpha)),
  ],
  [/^(-?[\d.]+)(px|rem)$/, (number, unit) => ({ $type: 'dimension', $value: toDimension(number!, unit!) })],
  // The format has no type for a fluid length: the largest value is used, the CSS goes to `$extensions`.
  [
    /^(clamp\(.*, ([\d.]+)(rem)\))$/,
    (css, number, unit) => ({
      $type: 'dimension',
      $value: toDimension(number!, unit!),
      $extensions: { 'shop.colada': { css: css! } },
    }),
  ],
  [/^(\d+)(ms)$/, (number, unit) => ({ $type: 'duration', $value: toDimension(number!, unit!) })],
  [
    /^cubic-bezier\((.*)\)$/,
    (numbers) => ({ $type: 'cubicBezier', $value: numbers!.split(',').map((number) => Number(number)) }),
  ],
  [
    /^(\S+) (\S+) (\S+)(?: (-\S+))? (rgb\(.*\))$/,
    (offsetX, offsetY, blur, spread, color) => ({
      $type: 'shadow',
      $value: {
        color: toToken(color!)!.$value,
        offsetX: parseLength(offsetX!),
        offsetY: parseLength(offsetY!),
        blur: parseLength(blur!),
        spread: spread ? parseLength(spread) : ZERO_PX,
      },
    }),
  ],
  [/^(-?[\d.]+)$/, (number) => ({ $type: 'number', $value: Number(number) })],
  [
    /^('.*)$/,
    (families) => ({
      $type: 'fontFamily',
      $value: families!.split(',').map((family) => family.trim().replaceAll("'", '')),
    }),
  ],
]

/**
 * Converts a CSS value to a token.
 *
 * @returns `undefined` for lengths relative to text (`em`, `ch`), which the format cannot express
 */
export const toToken = (css: string): Token | undefined => {
  for (const [pattern, parse] of parsers) {
    const match = pattern.exec(css)
    if (match) return parse(...match.slice(1))
  }
  return undefined
}
