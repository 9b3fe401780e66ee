import type { Tones } from './palette.ts'

/** The axis of symmetry in the 320 × 320 square. */
const axis = 160

type Segment = { readonly command: string; readonly points: readonly (readonly [number, number])[] }

const pointsOf: Record<string, number> = { M: 1, L: 1, H: 1, V: 1, Q: 2, C: 3 }

/** Reads an absolute path whose x is an offset from the axis; H and V become L. */
const segmentsOf = (d: string): Segment[] => {
  let [lastX, lastY] = [0, 0]
  return [...d.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, written = '', rest = '']) => {
    const given = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const numbers = written === 'H' ? [...given, lastY] : written === 'V' ? [lastX, ...given] : given
    const command = written === 'H' || written === 'V' ? 'L' : written
    const count = pointsOf[written]
    if (count === undefined || numbers.length !== count * 2 || numbers.some(Number.isNaN)) {
      throw new Error(`Unreadable segment "${command}${rest}" in half path "${d}"`)
    }
    ;[lastX = 0, lastY = 0] = numbers.slice(-2)
    return {
      command,
      points: Array.from({ length: count }, (_, at) => [numbers[at * 2]!, numbers[at * 2 + 1]!] as const),
    }
  })
}

const drawn = (segments: readonly Segment[], side: 1 | -1): string =>
  segments
    .map(({ command, points }) => command + points.map(([x, y]) => `${axis + side * x} ${y}`).join(' '))
    .join('')

/** The segments in reverse direction. */
const backwards = (segments: readonly Segment[]): Segment[] => {
  const result: Segment[] = []
  for (let at = segments.length - 1; at > 0; at--) {
    const { command, points } = segments[at]!
    const start = segments[at - 1]!.points.at(-1)!
    result.push({ command, points: [...points.slice(0, -1).toReversed(), start] })
  }
  return result
}

/** Closes the right half of an outline (x counted from the axis, top to bottom) with its mirror image. */
export const mirrored = (half: string): string => {
  const segments = segmentsOf(half)
  return `${drawn(segments, 1)}L${axis - segments.at(-1)!.points.at(-1)![0]} ${segments.at(-1)!.points.at(-1)![1]}${drawn(backwards(segments), -1)}Z`
}

/** The same open line on both sides of the axis (x counted from the axis). */
export const both = (half: string): string => {
  const segments = segmentsOf(half)
  return drawn(segments, 1) + drawn(segments, -1)
}

const named = (name: string): string => name && ` class="${name}"`

/** A filled path; rules of `inDark` may name it. */
export const fill = (d: string, colour: string, name = ''): string =>
  `<path${named(name)} d="${d}" fill="${colour}"/>`

export const line = (d: string, colour: string, width = 3, name = ''): string =>
  `<path${named(name)} d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const dashed = (d: string, colour: string, width = 2.5, dash = '5 6'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`

export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`

export const dots = (
  points: readonly (readonly [number, number])[],
  radius: number,
  colour: string,
): string => points.map(([x, y]) => dot(x, y, radius, colour)).join('')

export const ring = (x: number, y: number, radius: number, colour: string, width = 3): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
  name = '',
): string =>
  `<rect${named(name)} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`

/** Path data of a rounded rectangle. */
export const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`

/** Derives the id of a clip path from its outline. */
const clipName = (outline: string): string => {
  let hash = 5381
  for (let at = 0; at < outline.length; at++) hash = ((hash * 33) ^ outline.charCodeAt(at)) >>> 0
  return `c${hash.toString(36)}`
}

/** Clips marks to an outline. */
export const within = (outline: string, ...marks: readonly string[]): string => {
  const name = clipName(outline)
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${marks.join('')}</g>`
}

/** A piece of cloth: its outline in the main tone, the shaded area and any marks cut off at the outline. */
export const cloth = (
  outline: string,
  { main, shade }: Tones,
  shaded: string,
  ...marks: readonly string[]
): string => fill(outline, main) + within(outline, fill(shaded, shade), ...marks)

/** Translates, scales and rotates a drawing. */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn} ${160 * scale} ${160 * scale})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`

/** Repeats a drawing at [x, y] with `<use>`. */
export const repeated = (
  name: string,
  drawing: string,
  spots: readonly (readonly [number, number])[],
): string =>
  `<defs><g id="${name}">${drawing}</g></defs>${spots.map(([x, y]) => `<use href="#${name}" x="${x}" y="${y}"/>`).join('')}`

/** The right-hand side of a garment in shade: what most drawings use. */
export const rightSide = 'M196 20C188 110 206 190 184 320H340V0Z'
