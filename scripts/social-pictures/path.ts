/** A point, in user units of the drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Polyline {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/** Segments that approximate one curve. */
const CURVE_SEGMENTS = 16

/**
 * Parses an SVG path and flattens its curves.
 *
 * @throws Error on commands that the shop's drawings do not use
 */
export function parsePath(data: string): Polyline[] {
  const pen = new Pen()
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    pen.execute(command, parseNumbers(command, rest))
  }
  return pen.finish()
}

/** The flags of an arc need no separator. */
function parseNumbers(command: string, text: string): number[] {
  const number = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi
  if (command !== 'a' && command !== 'A') return [...text.matchAll(number)].map(([found]) => Number(found))
  const arc = new RegExp(
    `(${number.source})[\\s,]*(${number.source})[\\s,]*(${number.source})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number.source})[\\s,]*(${number.source})`,
    'gi',
  )
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number))
}

/** Parameters of each path command. */
const PARAMETER_COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

class Pen {
  #lines: Polyline[] = []
  #points: Point[] = []
  #at: Point = { x: 0, y: 0 }
  #start: Point = { x: 0, y: 0 }
  /** Last control point of a curve, which a smooth curve mirrors. */
  #handle: Point | null = null
  #handleOf = ''

  finish(): Polyline[] {
    this.#end(false)
    return this.#lines
  }

  execute(command: string, numbers: readonly number[]): void {
    const kind = command.toLowerCase()
    const count = PARAMETER_COUNTS[kind]
    if (count === undefined) throw new Error(`A path has the unknown command ${command}.`)
    if (count === 0) return this.#close()
    for (let at = 0; at < numbers.length; at += count) {
      const base = command === kind ? this.#at : { x: 0, y: 0 }
      // Further pairs of a moveto are implicit linetos.
      this.#step(kind === 'm' && at > 0 ? 'l' : kind, numbers.slice(at, at + count), base)
    }
  }

  #step(kind: string, n: readonly number[], base: Point): void {
    const point = (at: number): Point => ({ x: base.x + n[at]!, y: base.y + n[at + 1]! })
    const from = this.#at
    const mirrored = () =>
      this.#handle && 'cs'.includes(this.#handleOf) === 'cs'.includes(kind)
        ? { x: 2 * from.x - this.#handle.x, y: 2 * from.y - this.#handle.y }
        : from
    if (kind === 'm') return this.#move(point(0))
    if (kind === 'l') return this.#line(point(0))
    if (kind === 'h') return this.#line({ x: base.x + n[0]!, y: from.y })
    if (kind === 'v') return this.#line({ x: from.x, y: base.y + n[0]! })
    if (kind === 'c') return this.#cubic(kind, point(0), point(2), point(4))
    if (kind === 's') return this.#cubic(kind, mirrored(), point(0), point(2))
    if (kind === 'q') return this.#quadratic(kind, point(0), point(2))
    if (kind === 't') return this.#quadratic(kind, mirrored(), point(0))
    this.#arc(n, point(5))
  }

  #move(to: Point): void {
    this.#end(false)
    this.#at = this.#start = to
    this.#points = [to]
    this.#handle = null
  }

  #line(to: Point): void {
    if (this.#points.length === 0) this.#points = [this.#at]
    this.#points.push(to)
    this.#at = to
    this.#handle = null
  }

  #cubic(kind: string, one: Point, two: Point, to: Point): void {
    const from = this.#at
    for (let step = 1; step <= CURVE_SEGMENTS; step += 1) {
      const t = step / CURVE_SEGMENTS
      const u = 1 - t
      const mix = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      this.#line({ x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) })
    }
    this.#handle = two
    this.#handleOf = kind
  }

  #quadratic(kind: string, by: Point, to: Point): void {
    const from = this.#at
    const third = (end: Point): Point => ({
      x: end.x + (2 / 3) * (by.x - end.x),
      y: end.y + (2 / 3) * (by.y - end.y),
    })
    this.#cubic(kind, third(from), third(to), to)
    this.#handle = by
    this.#handleOf = kind
  }

  #arc([rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0]: readonly number[], to: Point): void {
    const from = this.#at
    for (const point of arcPoints({
      from,
      to,
      rx,
      ry,
      rotation,
      isLarge: large === 1,
      isSwept: sweep === 1,
    })) {
      this.#line(point)
    }
  }

  #close(): void {
    this.#end(true)
    this.#at = this.#start
    this.#handle = null
  }

  #end(isClosed: boolean): void {
    if (this.#points.length > 0) this.#lines.push({ points: this.#points, isClosed })
    this.#points = []
  }
}

interface Arc {
  readonly from: Point
  readonly to: Point
  readonly rx: number
  readonly ry: number
  /** Rotation of the ellipse, in degrees. */
  readonly rotation: number
  readonly isLarge: boolean
  readonly isSwept: boolean
}

/** Points on an elliptical arc (SVG 2, appendix B.2.4). */
function arcPoints({ from, to, rx, ry, rotation, isLarge, isSwept }: Arc): Point[] {
  if (rx === 0 || ry === 0) return [to]
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
  const x = cos * half.x + sin * half.y
  const y = cos * half.y - sin * half.x
  // Radii that are too short for the distance are scaled up.
  const grow = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2))
  const [a, b] = [rx * grow, ry * grow]
  const rest = Math.max(0, (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x))
  const side = (isLarge === isSwept ? -1 : 1) * Math.sqrt(rest)
  const center = { x: (side * a * y) / b, y: (-side * b * x) / a }
  const begin = Math.atan2((y - center.y) / b, (x - center.x) / a)
  let sweep = Math.atan2((-y - center.y) / b, (-x - center.x) / a) - begin
  if (isSwept && sweep < 0) sweep += 2 * Math.PI
  if (!isSwept && sweep > 0) sweep -= 2 * Math.PI
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return Array.from({ length: CURVE_SEGMENTS }, (_, step) => {
    if (step === CURVE_SEGMENTS - 1) return to
    const at = begin + (sweep * (step + 1)) / CURVE_SEGMENTS
    const px = a * Math.cos(at) + center.x
    const py = b * Math.sin(at) + center.y
    return { x: cos * px - sin * py + middle.x, y: sin * px + cos * py + middle.y }
  })
}
