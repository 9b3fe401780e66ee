import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../../internal/motion.ts'

export const list = componentStyle({ listStyle: 'none', display: 'grid', gap: vars.space.xs })

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.border.selected, backgroundColor: vars.color.surface.brand },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
  },
})
