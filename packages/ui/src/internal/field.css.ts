import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})

export const label = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.semibold,
})

export const optional = componentStyle({
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  marginInlineStart: vars.space.xxs,
})

export const hint = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.medium,
  color: vars.color.status.danger.text,
})

/** The negative margin removes the gap while it is empty. */
export const errorRegion = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
})
