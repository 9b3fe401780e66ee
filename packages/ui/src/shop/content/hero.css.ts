import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

/** Side by side if both fit: in halves on a wide screen, below it the text has more room for its long words. */
export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
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
  flex: `1 1 ${vars.width.xl}`,
  '@media': {
    // The picture is beside it: the lines of a fallback font break alike, so that nothing moves when the fonts load.
    [media.from.sm]: { paddingInlineEnd: vars.space.xs },
    [media.from.md]: { padding: vars.space.xxl, gap: vars.space.lg },
    [media.from.lg]: { flexBasis: vars.width.lg },
  },
})

/** Stacked on a phone, where they are equally wide. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
  '@media': { [media.below.sm]: { display: 'grid', alignItems: 'stretch', justifySelf: 'stretch' } },
})

export const facts = componentStyle({
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

/**
 * A flex container, since the `source` would be a row of a grid. On a phone it is a low strip above the text, so that it is
 * in the first view together with the first action.
 */
export const picture = componentStyle({
  flex: `1 1 ${vars.width.md}`,
  alignSelf: 'stretch',
  display: 'flex',
  '@media': {
    [media.below.sm]: { order: -1, flexBasis: '100%', aspectRatio: '5 / 2' },
    [media.from.lg]: { flexBasis: vars.width.lg },
  },
})

export const drawing = componentVariants(
  {
    cover: { objectFit: 'cover' },
    contain: { objectFit: 'contain', objectPosition: 'bottom' },
  } as const,
  (rule) => ({ inlineSize: '100%', blockSize: '100%', ...rule }),
)
