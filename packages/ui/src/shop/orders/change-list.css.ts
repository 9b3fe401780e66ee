import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.md })

export const change = componentStyle({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' })

export const term = componentStyle({
  color: vars.color.text.secondary,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const oldValue = componentStyle({ color: vars.color.text.secondary })

export const next = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })

export const same = componentStyle({
  color: vars.color.text.secondary,
  fontSize: vars.text.small.size,
})

// An underline would look like a link.
export const newValue = componentStyle({ fontWeight: vars.weight.semibold, textDecoration: 'none' })
