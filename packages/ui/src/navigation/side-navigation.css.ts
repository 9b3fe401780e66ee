import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.from.md]: { gridTemplateColumns: `${vars.width.sm} minmax(0, 1fr)`, gap: vars.space.xl },
  },
})

export const navigation = componentStyle({
  // The strip of a phone extends to the screen edges.
  minInlineSize: 0,
  '@media': {
    [media.from.md]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.lg})`,
    },
    print: { display: 'none' },
  },
})

export const content = componentStyle({
  minInlineSize: 0,
  selectors: { '&[data-width="form"]': { maxInlineSize: vars.size.form } },
})
