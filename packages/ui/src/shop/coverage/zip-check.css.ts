import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.size.form })

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xs,
})

/** Aligned with the input, below its label. */
export const action = componentStyle({
  paddingBlockStart: `calc(${vars.text.small.size} * ${vars.text.small.leading} + ${vars.space.xxs})`,
})
