import { keyframes } from '@vanilla-extract/css'
import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = componentStyle({
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.motionAllowed]: { animation: `${breathe} 1.4s ${vars.easing.inOut} infinite` } },
})

/** Heights of the options, to avoid a layout shift. */
export const height = componentVariants(
  { day: `calc(${vars.space.xxxl} + ${vars.space.md})`, hour: vars.space.xxxl },
  (blockSize) => ({ blockSize }),
)
