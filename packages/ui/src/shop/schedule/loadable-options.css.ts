import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { keyframes } from '@vanilla-extract/css'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = componentStyle({
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.motionAllowed]: { animation: `${breathe} 1.4s ${vars.easing.inOut} infinite` } },
})
