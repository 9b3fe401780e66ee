import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { keyframes } from '@vanilla-extract/css'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.border.hairline,
  '@media': {
    [media.motionAllowed]: { animation: `${breathe} 1.6s ${vars.easing.inOut} infinite` },
    [media.forcedColors]: { backgroundColor: 'GrayText' },
  },
})

const line = (size: string, leading: string) => ({
  // The line height of the text, to avoid a layout shift.
  blockSize: `calc(${size} * ${leading})`,
  borderBlock: `calc(${size} * 0.2) solid transparent`,
  backgroundClip: 'padding-box',
  borderRadius: vars.radius.control,
})

export const shape = componentVariants(
  {
    caption: line(vars.text.caption.size, vars.text.caption.leading),
    body: line(vars.text.body.size, vars.text.body.leading),
    title: line(vars.text.title3.size, vars.text.title3.leading),
    control: { blockSize: vars.size.control, borderRadius: vars.radius.control },
    square: { aspectRatio: '1', borderRadius: vars.radius.card },
    photo: { aspectRatio: '4 / 3', borderRadius: vars.radius.card },
    card: { blockSize: vars.width.xs, borderRadius: vars.radius.card },
    circle: { inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: vars.radius.full },
  },
  (rule) => rule,
)

export const width = componentVariants(
  { full: '100%', long: '85%', half: '50%', short: '28%' },
  (maxInlineSize) => ({ maxInlineSize }),
)
