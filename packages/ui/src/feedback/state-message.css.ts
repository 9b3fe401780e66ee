import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ textAlign: 'center' })

export const picture = componentStyle({ inlineSize: vars.width.sm, maxInlineSize: '60%' })

export const text = componentStyle({ maxInlineSize: vars.width.xxl, color: vars.color.text.secondary })

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
})
