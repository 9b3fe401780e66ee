import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { socialSize } from '#storefront/platform/seo/social-picture.ts'
import { root } from './run.ts'

const drawings = join(root, 'packages/storefront/public/pictures')
const { width, height } = socialSize
/** Width of the view boxes of the drawings, and side of the logo's. */
const DRAWING_WIDTH = 320
const LOGO_SIDE = 48
/** For drawings without a background: linen. */
const DEFAULT_BACKGROUND = '#f3f0e8'
/** Large enough to be recognised in a thumbnail, outside the margin that networks crop. */
const LOGO_SIZE_PX = 96
const LOGO_MARGIN_PX = 56

/**
 * Renders the social picture of each product, category, city and page from its drawing into `social/**.png` of the client build.
 *
 * @returns the number of pictures
 */
export function renderSocialPictures(folder: string): number {
  const logo = readFileSync(join(drawings, 'logo.svg'), 'utf8')
  const files = globSync('{products,categories,cities,pages}/*.svg', { cwd: drawings })
  for (const file of files) {
    const target = join(folder, 'social', file.replace(/\.svg$/, '.png'))
    mkdirSync(dirname(target), { recursive: true })
    const picture = composeSocialPicture(readFileSync(join(drawings, file), 'utf8'), logo)
    writeFileSync(target, picture.render().asPng())
  }
  return files.length
}

/**
 * Composes the social picture: a drawing on its own background colour, with the shop's logo.
 *
 * @throws Error if the drawing is no SVG of the width of a drawing
 */
export function composeSocialPicture(drawing: string, logo: string): Resvg {
  const [, drawingHeight] = /viewBox="0 0 320 (\d+)"/.exec(drawing) ?? []
  if (!drawingHeight) throw new Error('A drawing has another width.')
  const [, background = DEFAULT_BACKGROUND] =
    /<rect width="320" height="\d+" fill="(#\w+)"/.exec(drawing) ?? []
  const scale = height / Number(drawingHeight)
  const logoTop = height - LOGO_SIZE_PX - LOGO_MARGIN_PX
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${background}"/>
      <g transform="translate(${(width - DRAWING_WIDTH * scale) / 2} 0) scale(${scale})">${drawing}</g>
      <g transform="translate(${LOGO_MARGIN_PX} ${logoTop}) scale(${LOGO_SIZE_PX / LOGO_SIDE})">${logo}</g>
    </svg>`,
    { font: { loadSystemFonts: false } },
  )
}
