import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { keyframes } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid currentcolor`,
  borderInlineEndColor: 'transparent',
  // Not stopped by reduced motion: it indicates activity.
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
  },
})

export const size = componentVariants(
  { small: vars.size.iconSmall, medium: vars.size.icon, large: vars.size.controlSmall },
  (size) => ({ inlineSize: size, blockSize: size }),
)
