import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.xs })

export const label = componentStyle({ fontWeight: vars.weight.semibold })

export const list = componentStyle({ display: 'grid', gap: vars.space.xs })

export const item = componentStyle({ display: 'flex', gap: vars.space.xs, alignItems: 'baseline' })

export const icon = componentStyle({
  display: 'inline-flex',
  color: vars.color.status.success.text,
  selectors: { '[data-kind="excluded"] &': { color: vars.color.text.muted } },
})
