import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const round = componentStyle({ borderRadius: vars.radius.full })

/** A number on the corner, such as the items in the cart. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: vars.size.icon,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action.accent.solid.rest,
  color: vars.color.action.accent.foreground,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.bold,
  lineHeight: 1.55,
  textAlign: 'center',
})
