import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.md,
  blockSize: '100%',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} dashed ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.sun,
  textAlign: 'start',
})

export const text = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
})

/** At the end of the card, so that those of a row are level. */
export const actions = componentStyle({ gridColumn: '1 / -1' })

export const code = componentStyle({
  color: vars.color.text.brand,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.leading,
  letterSpacing: vars.text.caption.tracking,
  overflowWrap: 'anywhere',
})

export const dots = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
})

export const dot = componentStyle({
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid ${vars.color.border.control}`,
  selectors: {
    '&[data-left]': {
      borderColor: 'currentcolor',
      backgroundColor: 'currentcolor',
      color: vars.color.text.brand,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      selectors: { '&[data-left]': { borderColor: 'CanvasText', backgroundColor: 'CanvasText' } },
    },
  },
})
