import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const offers = componentStyle({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
