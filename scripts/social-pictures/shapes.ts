import type { Element } from './elements.ts'
import { type Line, linesOf } from './path.ts'

/** The outline of a shape; `null` for elements that have none. */
export function outlineOf({ name, attributes }: Element): Line[] | null {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return linesOf(attributes.d ?? '')
  if (name === 'rect')
    return rounded(number('x'), number('y'), number('width'), number('height'), radii(attributes))
  if (name === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'))
  if (name === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  return null
}

/** Where one radius is not said it is the other. */
function radii({ rx, ry }: Element['attributes']): [number, number] {
  return [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)]
}

function rounded(x: number, y: number, width: number, height: number, radius: [number, number]): Line[] {
  const rx = Math.min(radius[0], width / 2)
  const ry = Math.min(radius[1], height / 2)
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return linesOf(
    [
      `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
      `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`,
    ].join(''),
  )
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Line[] {
  return linesOf(`M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`)
}
