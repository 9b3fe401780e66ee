import { type Canvas, readColor } from './canvas.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { type Element, readElements } from './elements.ts'
import { type Matrix, movedLines, readTransform, scaleOf, times } from './matrix.ts'
import { dashed, strokeOf } from './outline.ts'
import { outlineOf } from './shapes.ts'

/** What an element takes over from those around it. */
interface Looks {
  readonly matrix: Matrix
  readonly masks: readonly Coverage[]
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly fillOpacity: number
  readonly dashes: readonly number[]
}

/** Attributes that the drawings use; another one would be drawn wrongly, so it stops the build. */
const known =
  /^(xmlns|width|height|viewBox|d|x|y|r|rx|ry|cx|cy|id|href|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|fill-opacity|transform|clip-path)$/

/** Draws one of the shop's SVG drawings: flat colours, round strokes, clips. Throws on anything else. */
export function draw(canvas: Canvas, svg: string, matrix: Matrix): void {
  const root = readElements(svg)
  const named = new Map<string, Element>()
  collect(root, named)
  new Drawing(canvas, named).element(root, {
    matrix,
    masks: [],
    fill: '#000',
    stroke: 'none',
    strokeWidth: 1,
    fillOpacity: 1,
    dashes: [],
  })
}

function collect(element: Element, named: Map<string, Element>): void {
  const stray = Object.keys(element.attributes).find((name) => !known.test(name))
  if (stray) throw new Error(`A drawing has the unknown attribute ${stray}.`)
  if (element.attributes.id) named.set(element.attributes.id, element)
  for (const child of element.children) collect(child, named)
}

class Drawing {
  readonly #canvas: Canvas
  readonly #named: ReadonlyMap<string, Element>

  constructor(canvas: Canvas, named: ReadonlyMap<string, Element>) {
    this.#canvas = canvas
    this.#named = named
  }

  element(element: Element, around: Looks): void {
    if (element.name === 'defs' || element.name === 'clipPath') return
    const looks = this.#looksOf(element, around)
    if (element.name === 'use') {
      const { x = '0', y = '0', href = '' } = element.attributes
      const matrix = times(looks.matrix, [1, 0, 0, 1, Number(x), Number(y)])
      return this.element(this.#find(href.slice(1)), { ...looks, matrix })
    }
    this.#shape(element, looks)
    for (const child of element.children) this.element(child, looks)
  }

  #shape(element: Element, looks: Looks): void {
    const own = outlineOf(element)
    if (!own) return
    const { matrix, masks } = looks
    const outline = movedLines(matrix, own)
    if (looks.fill !== 'none') {
      const inside = coverageOf(
        outline.map(({ points }) => points),
        this.#canvas,
      )
      this.#canvas.paint(inside, readColor(looks.fill), looks.fillOpacity, masks)
    }
    if (looks.stroke === 'none' || looks.strokeWidth === 0) return
    const scale = scaleOf(matrix)
    const pattern = looks.dashes.map((dash) => dash * scale)
    const drawn = pattern.length > 0 ? dashed(outline, pattern) : outline
    const line = coverageOf(strokeOf(drawn, looks.strokeWidth * scale), this.#canvas)
    this.#canvas.paint(line, readColor(looks.stroke), 1, masks)
  }

  #looksOf({ attributes }: Element, around: Looks): Looks {
    const matrix = times(around.matrix, readTransform(attributes.transform))
    const clip = /^url\(#(.+)\)$/.exec(attributes['clip-path'] ?? '')?.[1]
    return {
      matrix,
      masks: clip === undefined ? around.masks : [...around.masks, this.#mask(this.#find(clip), matrix)],
      fill: attributes.fill ?? around.fill,
      stroke: attributes.stroke ?? around.stroke,
      strokeWidth: Number(attributes['stroke-width'] ?? around.strokeWidth),
      fillOpacity: Number(attributes['fill-opacity'] ?? around.fillOpacity),
      dashes: attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number) ?? around.dashes,
    }
  }

  #mask(clip: Element, matrix: Matrix): Coverage {
    const polygons = clip.children.flatMap((child) => {
      const shape = child.name === 'use' ? this.#find((child.attributes.href ?? '').slice(1)) : child
      const placed = times(matrix, readTransform(shape.attributes.transform))
      return movedLines(placed, outlineOf(shape) ?? []).map(({ points }) => points)
    })
    return coverageOf(polygons, this.#canvas)
  }

  #find(id: string): Element {
    const found = this.#named.get(id)
    if (!found) throw new Error(`A drawing names #${id}, which it does not have.`)
    return found
  }
}
