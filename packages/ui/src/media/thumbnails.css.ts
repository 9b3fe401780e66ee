import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
})

export const picture = componentStyle({ inlineSize: vars.space.xxxl, lineHeight: 0 })
