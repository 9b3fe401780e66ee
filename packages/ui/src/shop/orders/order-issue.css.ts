import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const body = componentStyle({ display: 'grid', gap: vars.space.sm })

/** Plain background, for readable amounts. */
export const lines = componentStyle({
  maxInlineSize: vars.width.xxl,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
})
