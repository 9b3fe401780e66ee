import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })

export const text = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const value = componentStyle({ fontWeight: vars.weight.medium })
