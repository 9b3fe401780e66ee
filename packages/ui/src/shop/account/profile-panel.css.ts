import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.from.md]: { padding: vars.space.lg } },
})

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
})

/** Icon of a company, as large as an avatar. */
export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.brand,
  color: vars.color.text.brand,
})

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const closeAccount = componentStyle({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})
