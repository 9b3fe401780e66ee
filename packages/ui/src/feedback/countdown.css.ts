import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  fontSize: vars.text.small.size,
  selectors: {
    '&[data-urgent="true"]': {
      backgroundColor: vars.color.status.warning.subtle,
      color: vars.color.status.warning.text,
    },
  },
})

export const time = componentStyle({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
