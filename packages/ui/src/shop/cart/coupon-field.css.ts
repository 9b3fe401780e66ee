import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xs,
})

/** Aligned with the input, below its label. */
export const apply = componentStyle({
  paddingBlockStart: `calc(${vars.text.small.size} * ${vars.text.small.leading} + ${vars.space.xxs})`,
})

export const applied = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.status.success.subtle,
  color: vars.color.status.success.text,
})

export const text = componentStyle({ flex: '1 1 auto', minInlineSize: 0, fontWeight: vars.weight.medium })
