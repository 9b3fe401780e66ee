import { socialSize } from '#storefront/platform/seo/social-picture.ts'
import { Canvas, readColor } from './canvas.ts'
import { draw } from './draw.ts'
import { toPng } from './png.ts'

const { width, height } = socialSize
/** Side of a garment's drawing, and of the shop's mark, in their files. */
const drawingSide = 320
const markSide = 48
/** The mark's place: large enough to be known in a thumbnail, clear of what networks crop. */
const mark = { size: 96, margin: 56 }

/** What a shared link shows: the drawing on the ground that it has itself, and the shop's mark. A PNG's bytes. */
export function socialCard(drawing: string, logo: string): Buffer {
  const canvas = new Canvas(width, height, groundOf(drawing))
  const scale = height / drawingSide
  draw(canvas, drawing, [scale, 0, 0, scale, (width - height) / 2, 0])
  const size = mark.size / markSide
  draw(canvas, logo, [size, 0, 0, size, mark.margin, height - mark.size - mark.margin])
  return toPng(canvas)
}

/** The colour of the drawing's first shape, which is its ground. */
function groundOf(drawing: string) {
  const [, ground] = /<rect width="320" height="320" fill="(#\w+)"/.exec(drawing) ?? []
  if (!ground) throw new Error('A drawing has no ground.')
  return readColor(ground)
}
