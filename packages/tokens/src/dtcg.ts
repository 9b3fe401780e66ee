/** A token of the Design Tokens Community Group's format (2025.10). */
export type Token = {
  readonly $type: string
  readonly $value: unknown
  /** What the format has no word for, kept for those who know our name. */
  readonly $extensions?: { readonly 'shop.colada': { readonly css: string } }
}

const PX = { value: 0, unit: 'px' }

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const colour = (channels: readonly number[], alpha: number): Token => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha,
    hex: hexOf(channels),
  },
})

const measure = (number: string, unit: string) => ({ value: Number(number), unit })

const length = (text: string) => {
  const [, number = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? []
  return measure(number, unit)
}

/** Parts of the scale that others refer to, and the type of what they hold. */
const typesOfScale: Readonly<Record<string, string>> = {
  colours: 'color',
  radii: 'dimension',
  durations: 'duration',
  weights: 'fontWeight',
}

/** How each kind of CSS value that the themes hold is written; the first pattern that fits says. */
const readers: readonly (readonly [RegExp, (...parts: string[]) => Token])[] = [
  // A reference has no unit of its own: it is that of what is referred to.
  [/^\{((\w+)\.[\w.]+)\}(?:px|ms)?$/, (path, part) => ({ $type: typesOfScale[part!]!, $value: `{${path}}` })],
  [
    /^#(..)(..)(..)$/,
    (...hex) =>
      colour(
        hex.map((byte) => Number.parseInt(byte, 16)),
        1,
      ),
  ],
  [
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/,
    (r, g, b, alpha) => colour([r, g, b].map(Number), Number(alpha)),
  ],
  [/^(-?[\d.]+)(px|rem)$/, (number, unit) => ({ $type: 'dimension', $value: measure(number!, unit!) })],
  // A length that grows with the window has no type of its own; its largest value stands for it,
  // with the whole beside it.
  [
    /^(clamp\(.*, ([\d.]+)(rem)\))$/,
    (css, number, unit) => ({
      $type: 'dimension',
      $value: measure(number!, unit!),
      $extensions: { 'shop.colada': { css: css! } },
    }),
  ],
  [/^(\d+)(ms)$/, (number, unit) => ({ $type: 'duration', $value: measure(number!, unit!) })],
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
        offsetX: length(offsetX!),
        offsetY: length(offsetY!),
        blur: length(blur!),
        spread: spread ? length(spread) : PX,
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
 * A CSS value as a token, or `undefined` for what the format has no word for: lengths that depend on the text
 * around them (`em`, `ch`).
 */
export const toToken = (css: string): Token | undefined => {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(css)
    if (match) return read(...match.slice(1))
  }
  return undefined
}
