import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.xl })

export const head = componentStyle({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.size.measure })

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.md}), 1fr))`,
  columnGap: vars.space.xl,
  rowGap: vars.space.lg,
})

/** Each feature has a line above. */
export const feature = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.outline} solid ${vars.color.border.selected}`,
})

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.text.brand })
