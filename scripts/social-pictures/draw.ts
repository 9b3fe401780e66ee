import { type Canvas, parseColor } from './canvas.ts'
import { type Coverage, rasterize } from './coverage.ts'
import { type Element, parseSvg } from './elements.ts'
import { type Matrix, transformPolylines, parseTransform, scaleFactor, multiply } from './matrix.ts'
import { dashPolylines, strokePolygons } from './outline.ts'
import { toPolylines } from './shapes.ts'

/** Properties that an element inherits from its ancestors. */
interface Style {
  readonly matrix: Matrix
  readonly masks: readonly Coverage[]
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly fillOpacity: number
  readonly dashes: readonly number[]
}

/** Attributes that the drawings use; any other would be rendered wrongly, so it fails the build. */
const supportedAttributes =
  /^(xmlns|width|height|viewBox|d|x|y|r|rx|ry|cx|cy|id|href|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|fill-opacity|transform|clip-path)$/

/**
 * Renders one of the shop's SVG drawings: flat colours, round strokes, clip paths.
 *
 * @throws Error on any other feature of SVG
 */
export function drawSvg(canvas: Canvas, svg: string, matrix: Matrix): void {
  const root = parseSvg(svg)
  const byId = new Map<string, Element>()
  collectIds(root, byId)
  new Renderer(canvas, byId).render(root, {
    matrix,
    masks: [],
    fill: '#000',
    stroke: 'none',
    strokeWidth: 1,
    fillOpacity: 1,
    dashes: [],
  })
}

function collectIds(element: Element, byId: Map<string, Element>): void {
  const unsupported = Object.keys(element.attributes).find((name) => !supportedAttributes.test(name))
  if (unsupported) throw new Error(`A drawing has the unsupported attribute ${unsupported}.`)
  if (element.attributes.id) byId.set(element.attributes.id, element)
  for (const child of element.children) collectIds(child, byId)
}

class Renderer {
  readonly #canvas: Canvas
  readonly #byId: ReadonlyMap<string, Element>

  constructor(canvas: Canvas, byId: ReadonlyMap<string, Element>) {
    this.#canvas = canvas
    this.#byId = byId
  }

  render(element: Element, inherited: Style): void {
    if (element.name === 'defs' || element.name === 'clipPath') return
    const style = this.#styleOf(element, inherited)
    if (element.name === 'use') {
      const { x = '0', y = '0', href = '' } = element.attributes
      const matrix = multiply(style.matrix, [1, 0, 0, 1, Number(x), Number(y)])
      return this.render(this.#find(href.slice(1)), { ...style, matrix })
    }
    this.#shape(element, style)
    for (const child of element.children) this.render(child, style)
  }

  #shape(element: Element, style: Style): void {
    const polylines = toPolylines(element)
    if (!polylines) return
    const { matrix, masks } = style
    const outline = transformPolylines(matrix, polylines)
    if (style.fill !== 'none') {
      const inside = rasterize(
        outline.map(({ points }) => points),
        this.#canvas,
      )
      this.#canvas.paint(inside, parseColor(style.fill), style.fillOpacity, masks)
    }
    if (style.stroke === 'none' || style.strokeWidth === 0) return
    const scale = scaleFactor(matrix)
    const pattern = style.dashes.map((dash) => dash * scale)
    const drawn = pattern.length > 0 ? dashPolylines(outline, pattern) : outline
    const line = rasterize(strokePolygons(drawn, style.strokeWidth * scale), this.#canvas)
    this.#canvas.paint(line, parseColor(style.stroke), 1, masks)
  }

  #styleOf({ attributes }: Element, inherited: Style): Style {
    const matrix = multiply(inherited.matrix, parseTransform(attributes.transform))
    const clip = /^url\(#(.+)\)$/.exec(attributes['clip-path'] ?? '')?.[1]
    return {
      matrix,
      masks:
        clip === undefined ? inherited.masks : [...inherited.masks, this.#mask(this.#find(clip), matrix)],
      fill: attributes.fill ?? inherited.fill,
      stroke: attributes.stroke ?? inherited.stroke,
      strokeWidth: Number(attributes['stroke-width'] ?? inherited.strokeWidth),
      fillOpacity: Number(attributes['fill-opacity'] ?? inherited.fillOpacity),
      dashes: attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number) ?? inherited.dashes,
    }
  }

  #mask(clip: Element, matrix: Matrix): Coverage {
    const polygons = clip.children.flatMap((child) => {
      const shape = child.name === 'use' ? this.#find((child.attributes.href ?? '').slice(1)) : child
      const placed = multiply(matrix, parseTransform(shape.attributes.transform))
      return transformPolylines(placed, toPolylines(shape) ?? []).map(({ points }) => points)
    })
    return rasterize(polygons, this.#canvas)
  }

  #find(id: string): Element {
    const found = this.#byId.get(id)
    if (!found) throw new Error(`A drawing refers to #${id}, which does not exist.`)
    return found
  }
}
