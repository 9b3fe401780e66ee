import type { Polyline, Point } from './path.ts'

/** `a b c d e f` of SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0]

export function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const transformPoint = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

export const transformPolylines = (matrix: Matrix, lines: readonly Polyline[]): Polyline[] =>
  lines.map(({ points, isClosed }) => ({
    points: points.map((point) => transformPoint(matrix, point)),
    isClosed,
  }))

/** Mean scale factor of a matrix, for stroke widths. */
export const scaleFactor = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/**
 * Parses a `transform` attribute.
 *
 * @throws Error on functions that the shop's drawings do not use
 */
export function parseTransform(text = ''): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name = '', rest = '']) => {
    const n = (rest.match(/[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    return multiply(matrix, parseFunction(name, n))
  }, identityMatrix)
}

function parseFunction(name: string, n: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0] = n
  if (name === 'matrix') return n as unknown as Matrix
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name === 'scale') return [a, 0, 0, n.length > 1 ? b : a, 0, 0]
  if (name !== 'rotate') throw new Error(`A drawing has the unknown transform function ${name}.`)
  const angle = (a * Math.PI) / 180
  const rotation: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  return multiply(multiply([1, 0, 0, 1, b, c], rotation), [1, 0, 0, 1, -b, -c])
}
