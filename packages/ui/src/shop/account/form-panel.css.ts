import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 })

export const fields = componentStyle({ display: 'grid', gap: vars.space.md })

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.sm}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.md,
})

export const street = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.from.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
  },
})

export const actions = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.from.sm]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  },
})

export const alternatives = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})
