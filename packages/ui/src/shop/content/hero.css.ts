import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Side by side if both fit. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.lg}), 1fr))`,
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.soap,
})

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  padding: vars.space.lg,
  '@media': { [media.from.md]: { padding: vars.space.xxl, gap: vars.space.lg } },
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
})

export const facts = componentStyle({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
})

export const fact = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

export const picture = componentStyle({ alignSelf: 'stretch', display: 'grid' })

export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
