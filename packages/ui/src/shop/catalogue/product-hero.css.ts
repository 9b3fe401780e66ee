import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Side by side if both fit the container. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.lg}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.lg,
})

/** On a phone the picture is small, so that title and price are in the first view. */
export const frame = componentStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [media.below.sm]: {
      maxInlineSize: `calc(${vars.width.xs} + ${vars.space.xl})`,
      marginInline: 'auto',
      inlineSize: '100%',
    },
  },
})

export const fact = componentStyle({ display: 'flex', gap: vars.space.xs, color: vars.color.text.secondary })

export const action = componentStyle({ maxInlineSize: vars.size.form })
