import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { socialSize } from '#storefront/platform/seo/social-picture.ts'
import { root } from './run.ts'

const drawings = join(root, 'packages/storefront/public/pictures')
const { width, height } = socialSize
/** Sides of the view boxes of the drawings and the logo. */
const DRAWING_SIDE = 320
const LOGO_SIDE = 48
/** Large enough to be recognised in a thumbnail, outside the margin that networks crop. */
const LOGO_SIZE_PX = 96
const LOGO_MARGIN_PX = 56

/**
 * Renders the social picture of each product and category from its drawing into `social/**.png` of the client build.
 *
 * @returns the number of pictures
 */
export function renderSocialPictures(folder: string): number {
  const logo = readFileSync(join(drawings, 'logo.svg'), 'utf8')
  const files = globSync('{products,categories}/*.svg', { cwd: drawings })
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
 * @throws Error if the drawing has no background or is no SVG
 */
export function composeSocialPicture(drawing: string, logo: string): Resvg {
  const [, background] = /<rect width="320" height="320" fill="(#\w+)"/.exec(drawing) ?? []
  if (!background) throw new Error('A drawing has no background.')
  const scale = height / DRAWING_SIDE
  const logoTop = height - LOGO_SIZE_PX - LOGO_MARGIN_PX
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${background}"/>
      <g transform="translate(${(width - height) / 2} 0) scale(${scale})">${drawing}</g>
      <g transform="translate(${LOGO_MARGIN_PX} ${logoTop}) scale(${LOGO_SIZE_PX / LOGO_SIDE})">${logo}</g>
    </svg>`,
    { font: { loadSystemFonts: false } },
  )
}
