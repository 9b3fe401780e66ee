import type { Point } from './path.ts'

/** How much of each pixel something covers, 0 to 1, within a part of the picture. */
export interface Coverage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Lines through a pixel at which it is looked. */
const samples = 4

interface Edge {
  readonly top: number
  readonly bottom: number
  /** Where it is at the height 0, and how far it goes sideways with each line down. */
  readonly x: number
  readonly slope: number
  readonly winding: 1 | -1
}

/** What polygons cover of a picture, each point within where the outlines wind around it (fill rule nonzero). */
export function coverageOf(
  polygons: readonly (readonly Point[])[],
  size: { width: number; height: number },
): Coverage {
  const edges = polygons.flatMap(edgesOf).toSorted((a, b) => a.top - b.top)
  const points = polygons.flat()
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const bound = (pick: (point: Point) => number, most: number) => {
    let [low, high] = [most, 0]
    for (const point of points) {
      low = Math.min(low, pick(point))
      high = Math.max(high, pick(point))
    }
    return [within(Math.floor(low), most), within(Math.ceil(high), most)] as const
  }
  const [left, right] = bound(({ x }) => x, size.width)
  const [top, bottom] = bound(({ y }) => y, size.height)
  const width = Math.max(0, right - left)
  const height = Math.max(0, bottom - top)
  const values = new Float32Array(width * height)
  let first = 0
  let active: Edge[] = []
  for (let line = 0; line < height * samples; line += 1) {
    const y = top + (line + 0.5) / samples
    while (first < edges.length && edges[first]!.top <= y) active.push(edges[first++]!)
    active = active.filter((edge) => edge.bottom > y)
    const at = (edge: Edge) => edge.x + edge.slope * y
    active.sort((a, b) => at(a) - at(b))
    const row = Math.floor(line / samples) * width
    let winding = 0
    let from = 0
    for (const edge of active) {
      if (winding === 0) from = at(edge)
      winding += edge.winding
      if (winding === 0) span(values, row, width, from - left, at(edge) - left)
    }
  }
  return { left, top, width, height, values }
}

/** Adds one line's share of the pixels between two places; where it begins and ends, the part that it covers. */
function span(values: Float32Array, row: number, width: number, from: number, to: number): void {
  const begin = Math.max(0, from)
  const end = Math.min(width, to)
  for (let x = Math.floor(begin); x < end; x += 1) {
    values[row + x]! += (Math.min(end, x + 1) - Math.max(begin, x)) / samples
  }
}

function edgesOf(polygon: readonly Point[]): Edge[] {
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
