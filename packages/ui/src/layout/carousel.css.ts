import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 })

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  // The title alone wraps beside the link.
  whiteSpace: 'nowrap',
})

export const title = componentStyle({ flex: '1 1 auto', minInlineSize: 0, whiteSpace: 'normal' })

/** The arrows are for mouse users; touch users swipe. */
export const arrows = componentStyle({
  display: 'none',
  gap: vars.space.xs,
  '@media': { [media.hover]: { display: 'flex' } },
})

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space.sm,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.xxs,
  scrollbarWidth: 'thin',
  // Padding for focus rings and shadows, which overflow clips.
  padding: `${vars.space.xxs} ${vars.space.xxs} ${vars.space.md}`,
  marginInline: `calc(${vars.space.xxs} * -1)`,
  '@media': {
    [media.motionAllowed]: { scrollBehavior: 'smooth' },
    [media.from.sm]: { gap: vars.space.md },
  },
})

export const itemWidth = componentVariants(
  {
    card: {
      gridAutoColumns: `minmax(${vars.width.xs}, 44%)`,
      '@media': {
        [media.from.sm]: {
          gridAutoColumns: `max(${vars.width.sm}, calc((100% - 2 * ${vars.space.md}) / 3))`,
        },
        [media.from.lg]: {
          gridAutoColumns: `max(${vars.width.sm}, calc((100% - 3 * ${vars.space.md}) / 4))`,
        },
      },
    },
    full: { gridAutoColumns: '100%' },
  },
  (rule) => rule,
)

export const item = componentStyle({ scrollSnapAlign: 'start', minInlineSize: 0 })
