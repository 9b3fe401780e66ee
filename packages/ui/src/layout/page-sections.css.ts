import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Height of the sticky header with some space. */
const belowHeader = `calc(${vars.space.xxxl} + ${vars.space.lg})`

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.from.lg]: {
      selectors: { '&:not([data-plain])': { gridTemplateColumns: `${vars.width.sm} minmax(0, 1fr)` } },
    },
  },
})

export const contents = componentStyle({
  display: 'none',
  gap: vars.space.xs,
  '@media': {
    [media.from.lg]: { display: 'grid', position: 'sticky', insetBlockStart: belowHeader },
    print: { display: 'none' },
  },
})

export const list = componentStyle({ display: 'grid', gap: vars.space.xs })

export const sections = componentStyle({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 })

export const section = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  scrollMarginBlockStart: belowHeader,
})
