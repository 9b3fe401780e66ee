import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.lg,
  backgroundColor: vars.color.status.warning.subtle,
  color: vars.color.text.primary,
  borderBlockEnd: `${vars.size.outline} solid ${vars.color.status.warning.border}`,
  '@media': { [media.below.sm]: { gap: vars.space.sm } },
})

export const icon = componentStyle({ flex: 'none', color: vars.color.status.warning.text })

export const text = componentStyle({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.size.measure })

export const browsers = componentStyle({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
})
