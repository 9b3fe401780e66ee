import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

const line = `${vars.size.hairline} solid ${vars.color.border.hairline}`

export const frame = componentStyle({ overflowX: 'auto' })

export const table = componentStyle({
  inlineSize: '100%',
  '@media': { [media.below.sm]: { display: 'block' } },
})

/** On a phone every row is a block, and every cell shows its column. */
const block = { '@media': { [media.below.sm]: { display: 'block' } } }

export const section = componentStyle(block)

export const caption = componentStyle({
  ...block,
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
})

export const head = componentStyle({
  '@media': {
    [media.below.sm]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: vars.size.hairline,
      overflow: 'hidden',
    },
  },
})

export const row = componentStyle({
  borderBlockEnd: line,
  '@media': { [media.below.sm]: { display: 'block', paddingBlock: vars.space.xs } },
})

export const heading = componentStyle({
  padding: vars.space.xs,
  textAlign: 'start',
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.secondary,
})

export const cell = componentStyle({
  padding: vars.space.xs,
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'top',
  '@media': {
    [media.below.sm]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: vars.space.sm,
      paddingBlock: vars.space.xxs,
      selectors: {
        '&::before': {
          content: 'attr(data-column) / ""',
          fontSize: vars.text.small.size,
          color: vars.color.text.secondary,
        },
      },
    },
  },
})

export const align = componentVariants({ start: 'start', end: 'end' }, (side) => ({
  '@media': { [media.from.sm]: { textAlign: side as 'start' } },
}))
