import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Hidden until focused. */
export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.level.toast,
  paddingInline: vars.space.md,
  minBlockSize: vars.size.control,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
})
