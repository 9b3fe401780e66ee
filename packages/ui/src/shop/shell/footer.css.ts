import { layers, media, vars } from '@colada/tokens'
import { componentStyle, type LayeredRule } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xl,
  paddingInline: `max(${vars.space.gutter}, calc((100% - ${vars.size.content}) / 2))`,
  paddingBlockStart: vars.space.xxl,
  // The help button covers no link at the end of the page.
  paddingBlockEnd: `calc(${vars.space.xxl} + ${vars.space.xxxl} + ${vars.size.controlLarge})`,
  backgroundColor: vars.color.surface.sunken,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.from.lg]: { paddingBlockEnd: `calc(2 * ${vars.space.lg} + ${vars.size.controlLarge})` },
    print: { display: 'none' },
  },
})

export const brand = componentStyle({
  flex: `1 1 ${vars.width.sm}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
})

export const columns = componentStyle({
  flex: `3 1 ${vars.width.xxl}`,
  minInlineSize: 0,
  display: 'grid',
  '@media': {
    [media.from.sm]: {
      gap: vars.space.lg,
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.width.xs}, 1fr))`,
    },
  },
})

/** Wide windows show the links of a closed column, too. */
const unfolded = (rule: LayeredRule): LayeredRule => ({
  '@media': { [media.from.sm]: { '@supports': { 'selector(::details-content)': rule } } },
})

export const column = componentStyle({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  ...unfolded({
    borderBlockStart: 'none',
    selectors: { '&::details-content': { contentVisibility: 'visible' } },
  }),
})

/** Where the columns do not fold it is only its heading, and no control. */
export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.controlLarge,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '',
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    marginInline: vars.space.xs,
    border: 'solid currentcolor',
    borderWidth: `0 ${vars.size.outline} ${vars.size.outline} 0`,
    transform: 'translateY(-25%) rotate(45deg)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  ...unfolded({
    minBlockSize: 0,
    visibility: 'hidden',
    pointerEvents: 'none',
    '::after': { display: 'none' },
  }),
})

globalStyle(`${summary} > *`, { '@layer': { [layers.components]: { visibility: 'visible' } } })

/** Each link is 44 px high, so no gap is needed. */
export const link = componentStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control })

export const bottom = componentStyle({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
})
