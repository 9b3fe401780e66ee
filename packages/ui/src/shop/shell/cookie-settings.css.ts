import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.md })

export const purpose = componentStyle({
  display: 'grid',
  gap: vars.space.hair,
  maxInlineSize: vars.size.measure,
})

export const locked = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
})

export const reason = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
})

/** Accept and decline side by side with the same width; save below, or at the end. */
export const buttons = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxInlineSize: vars.width.xxxl },
  },
})
