import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ position: 'relative', display: 'inline-flex' })

export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.hair,
  insetInlineEnd: vars.space.hair,
  minInlineSize: vars.size.icon,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action.primary.solid.rest,
  color: vars.color.action.primary.foreground,
  fontSize: vars.text.caption.size,
  lineHeight: vars.size.icon,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
})

/** Shown on hover and focus by CSS. */
export const reason = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  zIndex: vars.level.overlay,
  inlineSize: 'max-content',
  maxInlineSize: vars.width.md,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  selectors: {
    [`${root}:not(:hover, :focus-within) > &`]: { display: 'none' },
    [`${root}[data-dismissed] > &`]: { display: 'none' },
  },
})
