import type { Element } from './elements.ts'
import { type Polyline, parsePath } from './path.ts'

/** Flattens a shape; `null` for elements that are no shapes. */
export function toPolylines({ name, attributes }: Element): Polyline[] | null {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return parsePath(attributes.d ?? '')
  if (name === 'rect')
    return roundedRectangle(number('x'), number('y'), number('width'), number('height'), radii(attributes))
  if (name === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'))
  if (name === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  return null
}

/** A missing radius defaults to the other. */
function radii({ rx, ry }: Element['attributes']): [number, number] {
  return [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)]
}

function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: [number, number],
): Polyline[] {
  const rx = Math.min(radius[0], width / 2)
  const ry = Math.min(radius[1], height / 2)
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return parsePath(
    [
      `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
      `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`,
    ].join(''),
  )
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Polyline[] {
  return parsePath(`M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`)
}
