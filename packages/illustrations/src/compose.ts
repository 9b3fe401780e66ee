import { grounds, type Ground } from './palette.ts'
import { block, fill } from './shapes.ts'

/** Background shapes; varying them avoids a uniform grid. */
const blobs = [
  'M56 84C92 30 190 22 244 62C300 104 312 196 270 248C224 304 108 308 58 258C18 218 24 132 56 84Z',
  'M72 58C130 22 222 36 268 92C308 142 296 228 242 268C184 308 86 292 46 236C12 186 22 92 72 58Z',
  'M48 110C62 46 140 18 204 40C272 64 314 128 294 200C276 268 196 306 126 288C58 270 32 184 48 110Z',
  'M98 40C162 14 252 40 284 104C312 164 284 244 226 278C164 310 70 286 38 224C10 164 40 64 98 40Z',
] as const

export type GroundShape = 0 | 1 | 2 | 3

export type Illustration = {
  readonly drawing: string
  readonly ground: Ground
  readonly shape?: GroundShape
  /** Marks in front of the garment. */
  readonly marks?: readonly string[]
  /** Marks behind the garment, such as a hanger. */
  readonly behind?: readonly string[]
}

/** Returns an SVG document of a size in px. */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

/** CSS of a page in the dark theme: its `color-scheme` applies to its images, too (CSS Color Adjustment). */
export const inDark = (rules: string): string => `<style>@media(prefers-color-scheme:dark){${rules}}</style>`

/** Renders a square illustration: ground, background shape, marks behind, drawing, marks. */
export const renderIllustration = ({
  drawing,
  ground,
  shape = 0,
  marks = [],
  behind = [],
}: Illustration): string => {
  const { square, shape: soft, night } = grounds[ground]
  return svgDocument(
    320,
    320,
    inDark(`.s{fill:${night.square}}.g{fill:${night.shape}}`) +
      block(0, 0, 320, 320, 0, square, 's') +
      fill(blobs[shape], soft, 'g') +
      behind.join('') +
      drawing +
      marks.join(''),
  )
}

const wideBlob =
  'M40 92C70 26 150 30 204 44C262 58 300 96 284 150C266 206 190 214 124 208C60 204 16 150 40 92Z'

/** Renders a wide illustration with a transparent background. */
export const scene = (content: string, ground: Ground = 'soap'): string =>
  svgDocument(
    320,
    240,
    inDark(`.g{fill:${grounds[ground].dark}}`) + fill(wideBlob, grounds[ground].shape, 'g') + content,
  )
