import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { ring } from '../../internal/card-link.css.ts'
import { transition } from '../../internal/motion.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&:has(a[data-card]:focus-visible)': ring,
    '&:has(a[data-card]:active)': { borderColor: vars.color.border.selected },
  },
  '@media': {
    [media.hover]: { ':hover': { boxShadow: vars.shadow.floating } },
    [media.from.md]: { padding: vars.space.lg },
  },
})

/** On phones the price is below the title, which then has its width. */
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'start',
  '@media': { [media.from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const picture = componentStyle({ gridRow: '1 / span 2', inlineSize: vars.space.xxxl })

export const text = componentStyle({ gridColumn: '2', minInlineSize: 0 })

/** On a line of its own, below what is in the order. */
export const reference = componentStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.regular,
})

export const price = componentStyle({
  gridColumn: '2',
  '@media': { [media.from.sm]: { gridColumn: '3', gridRow: '1', textAlign: 'end' } },
})

export const amount = componentStyle({
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title4.size,
  whiteSpace: 'nowrap',
})

export const state = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const sentence = componentStyle({ fontWeight: vars.weight.semibold })

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.sm}), 1fr))`,
  gap: vars.space.sm,
})

/** On phones the label is beside its values, which makes the card shorter. */
export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xxxl} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  minInlineSize: 0,
  '@media': { [media.from.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const value = componentStyle({ gridColumn: '-2' })

export const term = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

/** Above the stretched link. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: vars.level.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
})
