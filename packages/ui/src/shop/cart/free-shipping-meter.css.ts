import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.xs })

export const text = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.primary,
  selectors: {
    '[data-reached] > &': { color: vars.color.status.success.text, fontWeight: vars.weight.medium },
  },
})
