import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  backgroundColor: vars.color.surface.sunken,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  '@media': { print: { display: 'none' } },
})

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.size.content,
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.xxl,
  // The help button covers no link at the end of the page.
  paddingBlockEnd: `calc(${vars.space.xxl} + ${vars.space.xxxl} + ${vars.size.controlLarge})`,
  '@media': {
    [media.from.lg]: { paddingBlockEnd: `calc(2 * ${vars.space.lg} + ${vars.size.controlLarge})` },
  },
})

export const top = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl })

export const tagline = componentStyle({ flex: `1 1 ${vars.width.sm}` })

export const columns = componentStyle({
  flex: `3 1 ${vars.width.xxl}`,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.xs}), 1fr))`,
})

export const links = componentStyle({ listStyle: 'none' })

/** Each link is 44 px high, so no gap is needed. */
export const link = componentStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control })

export const bottom = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

export const legal = componentStyle({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
})
