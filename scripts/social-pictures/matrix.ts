import type { Line, Point } from './path.ts'

/** `a b c d e f` of SVG: what is multiplied with a point. */
export type Matrix = readonly [number, number, number, number, number, number]

export const still: Matrix = [1, 0, 0, 1, 0, 0]

export function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

export const movedLines = (matrix: Matrix, lines: readonly Line[]): Line[] =>
  lines.map(({ points, isClosed }) => ({ points: points.map((point) => moved(matrix, point)), isClosed }))

/** How much larger a matrix makes things, as far as one number can say. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** The matrix of a `transform`. Throws on what the shop's drawings do not use. */
export function readTransform(text = ''): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name = '', rest = '']) => {
    const n = (rest.match(/[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    return times(matrix, single(name, n))
  }, still)
}

function single(name: string, n: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0] = n
  if (name === 'matrix') return n as unknown as Matrix
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name === 'scale') return [a, 0, 0, n.length > 1 ? b : a, 0, 0]
  if (name !== 'rotate') throw new Error(`A drawing is moved in an unknown way: ${name}.`)
  const angle = (a * Math.PI) / 180
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
  return times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c])
}
