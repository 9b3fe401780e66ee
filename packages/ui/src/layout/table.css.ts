import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants, type LayeredRule } from '@colada/tokens/layered'

const line = `${vars.size.hairline} solid ${vars.color.border.hairline}`

export const frame = componentStyle({ overflowX: 'auto' })

/** On a phone, in a table whose rows are blocks of labelled values. */
const stacked = (rule: LayeredRule) => ({
  '@media': { [media.below.sm]: { selectors: { '[data-stacks] &': rule } } },
})

export const table = componentStyle({
  inlineSize: '100%',
  '@media': { [media.below.sm]: { selectors: { '&[data-stacks]': { display: 'block' } } } },
})

export const section = componentStyle(stacked({ display: 'block' }))

export const caption = componentStyle({
  ...stacked({ display: 'block' }),
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
})

export const head = componentStyle(
  stacked({
    position: 'absolute',
    clipPath: 'inset(50%)',
    inlineSize: vars.size.hairline,
    overflow: 'hidden',
  }),
)

export const row = componentStyle({
  borderBlockEnd: line,
  ...stacked({ display: 'block', paddingBlock: vars.space.xs }),
})

/** On a phone, in a table of short values. */
const narrow: Record<string, LayeredRule> = {
  '[data-narrow] &': { paddingInline: vars.space.xxs, fontSize: vars.text.caption.size },
  '[data-narrow] &:first-child': { paddingInlineStart: 0 },
  '[data-narrow] &:not(:first-child)': { whiteSpace: 'nowrap' },
}

export const heading = componentStyle({
  padding: vars.space.xs,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.secondary,
  '@media': { [media.below.sm]: { selectors: narrow } },
})

export const cell = componentStyle({
  padding: vars.space.xs,
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'top',
  '@media': {
    [media.below.sm]: {
      selectors: {
        // Such as an e-mail address. Words of the first column stay whole, but where all columns stay beside each other.
        '&:not(:first-child)': { overflowWrap: 'anywhere' },
        ...narrow,
        '[data-narrow] &:first-child': { paddingInlineStart: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
        '[data-stacks] &': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          gap: vars.space.sm,
          padding: `${vars.space.xxs} 0`,
        },
        '[data-stacks] &::before': {
          content: 'attr(data-column) / ""',
          fontSize: vars.text.small.size,
          color: vars.color.text.secondary,
        },
        // The first cell is the heading of its block.
        '[data-stacks] &:first-child': { display: 'block', fontWeight: vars.weight.semibold },
        '[data-stacks] &:first-child::before': { content: 'none' },
        '[data-stacks] &[data-empty]': { display: 'none' },
      },
    },
  },
})

export const align = componentVariants({ start: 'start', end: 'end' }, (side) => ({
  '@media': { [media.from.sm]: { textAlign: side as 'start' } },
}))
