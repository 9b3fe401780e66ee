import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

const line = `${vars.size.hairline} solid ${vars.color.border.hairline}`

export const root = componentStyle({ display: 'grid', gap: vars.space.sm })

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { screen: { display: 'block' } },
})

export const caption = componentStyle({
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: vars.space.sm,
  fontFamily: vars.font.display,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.leading,
  fontWeight: vars.weight.semibold,
  selectors: { '&:has(> span)': { padding: vars.space.none } },
  '@media': { screen: { display: 'block' } },
})

/** On screen each price shows its column. */
export const head = componentStyle({
  '@media': {
    screen: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: vars.size.hairline,
      overflow: 'hidden',
    },
  },
})

export const heading = componentStyle({
  padding: vars.space.xs,
  borderBlockEnd: line,
  textAlign: 'start',
  selectors: { '&[data-figure]': { textAlign: 'end' } },
})

export const cards = componentStyle({
  '@media': {
    screen: { display: 'grid', gap: vars.space.md },
    [`screen and ${media.from.sm}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`screen and ${media.from.lg}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = componentStyle({
  '@media': {
    screen: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.xs,
      padding: vars.space.md,
      border: line,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface.raised,
    },
  },
})

export const name = componentStyle({
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  '@media': { screen: { display: 'grid', alignItems: 'center', minBlockSize: vars.space.xxxl } },
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  lineHeight: 1.3,
})

/** Hidden in the narrowest viewports and on paper. */
export const picture = componentStyle({
  flex: 'none',
  inlineSize: vars.space.xxxl,
  '@media': { [media.below.xs]: { display: 'none' }, print: { display: 'none' } },
})

export const price = componentStyle({
  padding: vars.space.xs,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    screen: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.sm,
      paddingInline: vars.space.none,
      borderBlockStart: line,
      selectors: {
        '&::before': {
          content: 'attr(data-column) / ""',
          fontWeight: vars.weight.regular,
          color: vars.color.text.secondary,
        },
      },
    },
  },
})
