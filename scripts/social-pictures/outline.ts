import type { Polyline, Point } from './path.ts'

/** Sides of the polygon that approximates a round cap. */
const CAP_SIDES = 12
/** Cosine of the largest angle between two segments that leaves no visible gap. */
const SMOOTH_JOIN_COSINE = Math.cos(Math.PI / 8)

/** Splits polylines into dashes; `pattern` holds alternating lengths of dashes and gaps. */
export function dashPolylines(lines: readonly Polyline[], pattern: readonly number[]): Polyline[] {
  return lines.flatMap(({ points, isClosed }) => {
    const path = isClosed ? [...points, points[0]!] : points
    const dashes: Point[][] = []
    let turn = 0
    let left = pattern[0]!
    let dash: Point[] = [path[0]!]
    for (let at = 1; at < path.length; at += 1) {
      let from = path[at - 1]!
      const to = path[at]!
      let rest = Math.hypot(to.x - from.x, to.y - from.y)
      while (rest > left) {
        const share = left / rest
        from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        rest -= left
        dash.push(from)
        if (turn % 2 === 0) dashes.push(dash)
        turn += 1
        left = pattern[turn % pattern.length]!
        dash = [from]
      }
      left -= rest
      dash.push(to)
    }
    if (turn % 2 === 0) dashes.push(dash)
    return dashes.map((drawn) => ({ points: drawn, isClosed: false }))
  })
}

/**
 * Polygons of a stroke with round caps and joins. All have the same winding, so that the nonzero rule fills overlaps.
 */
export function strokePolygons(lines: readonly Polyline[], width: number): Point[][] {
  const radius = width / 2
  return lines.flatMap(({ points, isClosed }) => {
    const path = isClosed ? [...points, points[0]!] : points
    const bars = path.slice(1).flatMap((to, at) => {
      const from = path[at]!
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length === 0) return []
      const across = { x: (-(to.y - from.y) / length) * radius, y: ((to.x - from.x) / length) * radius }
      return [
        [
          { x: from.x - across.x, y: from.y - across.y },
          { x: to.x - across.x, y: to.y - across.y },
          { x: to.x + across.x, y: to.y + across.y },
          { x: from.x + across.x, y: from.y + across.y },
        ],
      ]
    })
    const bends = points.filter((_, at) => needsRoundJoin(path, at))
    return [...bars, ...bends.map((center) => circle(center, radius))]
  })
}

/** Flattened curves need no join; only end points and sharp angles do. */
function needsRoundJoin(path: readonly Point[], at: number): boolean {
  const [before, here, after] = [path[at - 1], path[at]!, path[at + 1]]
  if (!before || !after) return true
  const turn =
    Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.cos(turn) < SMOOTH_JOIN_COSINE
}

function circle(center: Point, radius: number): Point[] {
  return Array.from({ length: CAP_SIDES }, (_, side) => {
    const angle = (2 * Math.PI * side) / CAP_SIDES
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}
