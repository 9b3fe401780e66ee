import { createHash } from 'node:crypto'

/** CSS pixels. */
const DRAWING_HEIGHT = 112
const LOGO_HEIGHT = 32

const drawing = (file: string) => ({ file: `pictures/${file}.svg`, height: DRAWING_HEIGHT })

/** The pictures of e-mails by the name that templates use, each from an SVG file of the public folder. */
export const mailPictures = {
  logo: { file: 'favicon.svg', height: LOGO_HEIGHT },
  basket: drawing('empty/done'),
  cancelled: drawing('status/60'),
  clock: drawing('pages/schedule'),
  'closed-door': drawing('status/5'),
  collected: drawing('status/10'),
  delivered: drawing('status/50'),
  gift: drawing('pages/referral'),
  letter: drawing('pages/contact'),
  line: drawing('empty/orders'),
  pickup: drawing('pages/step-pickup'),
  receipt: drawing('status/0'),
  shield: drawing('pages/guarantee'),
  stain: drawing('status/25'),
  van: drawing('status/40'),
  washing: drawing('status/20'),
} as const

/** Hash of an SVG file, by which a test finds pictures that are older than their drawing. */
export function sourceHash(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url')
}
