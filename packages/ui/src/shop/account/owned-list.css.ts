import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const list = componentStyle({ listStyle: 'none', display: 'grid', gap: vars.space.xs })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
})

export const text = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
})
