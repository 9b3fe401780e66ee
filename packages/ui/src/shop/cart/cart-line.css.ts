import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const list = componentStyle({ display: 'grid' })

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "picture text total"
    "picture amount remove"
  `,
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  alignItems: 'start',
  paddingBlock: vars.space.md,
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}` },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const picture = componentStyle({
  gridArea: 'picture',
  // Only the picture is dimmed: text has to stay readable.
  selectors: { '[aria-busy="true"] > &': { opacity: 0.5 } },
  inlineSize: vars.space.xxxl,
  '@media': { [media.from.sm]: { inlineSize: `calc(${vars.space.xxxl} + ${vars.space.md})` } },
})

export const text = componentStyle({
  gridArea: 'text',
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
})

export const title = componentStyle({
  fontWeight: vars.weight.semibold,
  lineHeight: vars.text.title4.leading,
})

export const total = componentStyle({
  gridArea: 'total',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.text.title4.leading,
})

export const amount = componentStyle({ gridArea: 'amount', alignSelf: 'center' })

/** Aligns the icon, not its target, with the prices above. */
export const remove = componentStyle({
  gridArea: 'remove',
  justifySelf: 'end',
  alignSelf: 'center',
  marginInlineEnd: `calc(${vars.space.sm} * -1)`,
})
