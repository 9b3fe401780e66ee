import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.md })

export const field = componentStyle({ display: 'grid', gap: vars.space.xxs })

export const label = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.semibold,
})

/** The box around the provider's iframe: styled like a field, with a fixed height while it loads. */
export const box = componentStyle({
  minBlockSize: vars.size.control,
  display: 'grid',
  alignItems: 'center',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
  selectors: {
    '&:focus-within, &[data-focused]': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
    '&[data-invalid]': { borderColor: vars.color.status.danger.border },
  },
})

export const secure = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})
