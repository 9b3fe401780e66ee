import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

const labelSpace = `calc(${vars.text.small.size} * ${vars.text.small.leading} + ${vars.space.xxs})`

export const root = componentStyle({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.size.form })

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xs,
})

/** An address needs the width of a phone, so its button is below it there. */
export const emailForm = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xs,
  '@media': { [media.from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** Aligned with the input, below its label. */
export const action = componentStyle({ paddingBlockStart: labelSpace })

export const emailAction = componentStyle({
  display: 'grid',
  '@media': { [media.from.sm]: { paddingBlockStart: labelSpace } },
})
