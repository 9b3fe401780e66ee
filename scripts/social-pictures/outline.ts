import type { Line, Point } from './path.ts'

/** How many sides stand for the circle at the end of a stroke. */
const sides = 12
/** Cosine of the largest turn between two bars that leaves no gap to be seen. */
const gentle = Math.cos(Math.PI / 8)

/** Lines as dashes of given lengths, one drawn and one left out in turn. */
export function dashed(lines: readonly Line[], pattern: readonly number[]): Line[] {
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
 * The polygons that a stroke with round ends and joins covers, all turning the same way, so that where two overlap
 * they add to each other.
 */
export function strokeOf(lines: readonly Line[], width: number): Point[][] {
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
    const bends = points.filter((_, at) => isBend(path, at))
    return [...bars, ...bends.map((center) => circle(center, radius))]
  })
}

/** Within a curve the bars meet closely; only its ends and where it turns sharply are round. */
function isBend(path: readonly Point[], at: number): boolean {
  const [before, here, after] = [path[at - 1], path[at]!, path[at + 1]]
  if (!before || !after) return true
  const turn =
    Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.cos(turn) < gentle
}

function circle(center: Point, radius: number): Point[] {
  return Array.from({ length: sides }, (_, side) => {
    const angle = (2 * Math.PI * side) / sides
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}
