import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'text-bottom',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = componentVariants(
  { small: vars.size.iconSmall, medium: vars.size.icon, large: vars.size.iconLarge },
  (size) => ({ inlineSize: size, blockSize: size }),
)
