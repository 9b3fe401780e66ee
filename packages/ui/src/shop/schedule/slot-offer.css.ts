import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const offers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
