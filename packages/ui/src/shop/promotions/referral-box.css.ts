import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.soap,
  '@media': {
    [media.from.md]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 2fr)',
      gridTemplateColumns: 'minmax(0, 3fr)',
    },
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
})

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  padding: vars.space.lg,
  '@media': { [media.from.md]: { padding: vars.space.xl } },
})

/** A drawing needs the room beside the words; on a phone the words need it all. */
export const picture = componentStyle({ '@media': { [media.below.md]: { display: 'none' } } })
