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

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const price = componentStyle({ fontWeight: vars.weight.semibold, fontSize: vars.text.title4.size })

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.sm}), 1fr))`,
  gap: vars.space.sm,
})

export const fact = componentStyle({ minInlineSize: 0 })

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
