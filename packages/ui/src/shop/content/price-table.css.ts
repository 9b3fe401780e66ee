import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

const line = `${vars.size.hairline} solid ${vars.color.border.hairline}`

export const root = componentStyle({ display: 'grid', gap: vars.space.sm })

export const table = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' })

export const caption = componentStyle({
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: vars.space.sm,
  fontFamily: vars.font.display,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.leading,
  fontWeight: vars.weight.semibold,
  selectors: { '&:has(> span)': { padding: vars.space.none } },
})

const figures = {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const

export const heading = componentStyle({
  padding: vars.space.xs,
  borderBlockEnd: `${vars.size.outline} solid ${vars.color.border.selected}`,
  textAlign: 'start',
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.secondary,
  selectors: { '&[data-figure]': { textAlign: 'end' }, '&:first-child': { paddingInlineStart: 0 } },
})

export const cell = componentStyle({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  borderBlockEnd: line,
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  selectors: { '&[data-figure]': figures, '&:first-child': { paddingInlineStart: 0 } },
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  lineHeight: 1.3,
})

/** Hidden in the narrowest viewports. */
export const picture = componentStyle({
  flex: 'none',
  inlineSize: vars.space.xxxl,
  '@media': {
    [media.below.sm]: { inlineSize: vars.space.xxl },
    [media.below.xs]: { display: 'none' },
  },
})
