import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants, type LayeredRule } from '@colada/tokens/layered'

const root: LayeredRule = {
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [media.from.md]: {
      gridTemplateColumns: 'minmax(0, 3fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 2fr)',
    },
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
}

export const background = componentVariants(
  { soap: vars.color.surface.soap, sun: vars.color.surface.sun, brand: vars.color.surface.brand },
  (backgroundColor) => ({ ...root, backgroundColor }),
)

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  padding: vars.space.lg,
  '@media': { [media.from.md]: { padding: vars.space.xxl } },
})

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

/** Below the text on phones and tablets, so that the actions come first, and no larger than on a desktop. */
export const picture = componentStyle({
  alignSelf: 'end',
  justifySelf: 'center',
  inlineSize: '100%',
  lineHeight: 0,
  '@media': { [media.below.md]: { maxInlineSize: vars.width.lg } },
})
