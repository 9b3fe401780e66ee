import type { Point } from './path.ts'

/** Coverage of each pixel, 0 to 1, within a bounding box of the canvas. */
export interface Coverage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

const SCANLINES_PER_PIXEL = 4

interface Edge {
  readonly top: number
  readonly bottom: number
  /** `x` at y = 0; `slope` is the change of x per unit of y. */
  readonly x: number
  readonly slope: number
  readonly winding: 1 | -1
}

/** Rasterizes polygons with antialiasing (scanline algorithm, fill rule nonzero). */
export function rasterize(
  polygons: readonly (readonly Point[])[],
  size: { width: number; height: number },
): Coverage {
  const edges = polygons.flatMap(toEdges).toSorted((a, b) => a.top - b.top)
  const points = polygons.flat()
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
  const bound = (pick: (point: Point) => number, max: number) => {
    let [low, high] = [max, 0]
    for (const point of points) {
      low = Math.min(low, pick(point))
      high = Math.max(high, pick(point))
    }
    return [clamp(Math.floor(low), max), clamp(Math.ceil(high), max)] as const
  }
  const [left, right] = bound(({ x }) => x, size.width)
  const [top, bottom] = bound(({ y }) => y, size.height)
  const width = Math.max(0, right - left)
  const height = Math.max(0, bottom - top)
  const values = new Float32Array(width * height)
  let first = 0
  let active: Edge[] = []
  for (let line = 0; line < height * SCANLINES_PER_PIXEL; line += 1) {
    const y = top + (line + 0.5) / SCANLINES_PER_PIXEL
    while (first < edges.length && edges[first]!.top <= y) active.push(edges[first++]!)
    active = active.filter((edge) => edge.bottom > y)
    const at = (edge: Edge) => edge.x + edge.slope * y
    active.sort((a, b) => at(a) - at(b))
    const row = Math.floor(line / SCANLINES_PER_PIXEL) * width
    let winding = 0
    let from = 0
    for (const edge of active) {
      if (winding === 0) from = at(edge)
      winding += edge.winding
      if (winding === 0) addSpan(values, row, width, from - left, at(edge) - left)
    }
  }
  return { left, top, width, height, values }
}

/** Adds one scanline's coverage from `from` to `to`; the first and last pixels are covered partially. */
function addSpan(values: Float32Array, row: number, width: number, from: number, to: number): void {
  const begin = Math.max(0, from)
  const end = Math.min(width, to)
  for (let x = Math.floor(begin); x < end; x += 1) {
    values[row + x]! += (Math.min(end, x + 1) - Math.max(begin, x)) / SCANLINES_PER_PIXEL
  }
}

function toEdges(polygon: readonly Point[]): Edge[] {
  return polygon.flatMap((from, at) => {
    const to = polygon[(at + 1) % polygon.length]!
    if (from.y === to.y) return []
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
    const slope = (lower.x - upper.x) / (lower.y - upper.y)
    return [
      {
        top: upper.y,
        bottom: lower.y,
        x: upper.x - slope * upper.y,
        slope,
        winding: from.y < to.y ? (1 as const) : (-1 as const),
      },
    ]
  })
}
