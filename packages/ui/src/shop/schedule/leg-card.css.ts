import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[data-state="blocked"]': { backgroundColor: 'transparent' } },
  '@media': { [media.from.md]: { padding: vars.space.lg } },
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.sm,
})

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.brand,
  color: vars.color.text.brand,
  fontWeight: vars.weight.bold,
  selectors: {
    '[data-state="done"] > header > &': {
      backgroundColor: vars.color.status.success.subtle,
      color: vars.color.status.success.text,
    },
    '[data-state="blocked"] > header > &': {
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
  },
})

/** What stands beside the heading goes below it where it would break the heading. */
export const title = componentStyle({ flex: `1 1 calc(2 * ${vars.space.xxxl})`, minInlineSize: 0 })

export const planner = componentStyle({ display: 'grid', gap: vars.space.lg })
