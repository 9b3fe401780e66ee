import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})
