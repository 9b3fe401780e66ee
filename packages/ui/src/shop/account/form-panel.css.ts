import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 })

export const fields = componentStyle({ display: 'grid', gap: vars.space.md })

export const pair = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.sm}), 1fr))`,
})

const half = 'repeat(2, minmax(0, 1fr))'

/** A postal code is short. */
export const code = componentStyle({ '@media': { [media.from.sm]: { gridTemplateColumns: half } } })

/** City and province, side by side on a phone, too. */
export const place = componentStyle({ gridTemplateColumns: half })

export const group = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 })

export const street = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
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
