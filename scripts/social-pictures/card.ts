import { socialSize } from '#storefront/platform/seo/social-picture.ts'
import { Canvas, parseColor } from './canvas.ts'
import { drawSvg } from './draw.ts'
import { encodePng } from './png.ts'

const { width, height } = socialSize
/** Sides of the view boxes of the drawings and the logo. */
const drawingSide = 320
const logoSide = 48
/** Large enough to be recognised in a thumbnail, outside the margin that networks crop. */
const logoPlacement = { size: 96, margin: 56 }

/** Renders the social picture: the drawing on its own background colour, with the shop's logo. Returns a PNG. */
export function renderSocialCard(drawing: string, logo: string): Buffer {
  const canvas = new Canvas(width, height, backgroundOf(drawing))
  const scale = height / drawingSide
  drawSvg(canvas, drawing, [scale, 0, 0, scale, (width - height) / 2, 0])
  const size = logoPlacement.size / logoSide
  drawSvg(canvas, logo, [
    size,
    0,
    0,
    size,
    logoPlacement.margin,
    height - logoPlacement.size - logoPlacement.margin,
  ])
  return encodePng(canvas)
}

/** Colour of the drawing's first shape, which fills its view box. */
function backgroundOf(drawing: string) {
  const [, background] = /<rect width="320" height="320" fill="(#\w+)"/.exec(drawing) ?? []
  if (!background) throw new Error('A drawing has no background.')
  return parseColor(background)
}
