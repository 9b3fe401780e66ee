import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.lg })

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.lg,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.color.border.hairline}`,
})

export const tab = componentStyle({
  minBlockSize: vars.size.controlLarge,
  borderBlockEnd: `${vars.size.outline} solid transparent`,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  transition: transition('color', 'border-color'),
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.outline})` },
  selectors: {
    '&[data-state="active"]': { color: vars.color.text.brand, borderBlockEndColor: 'currentcolor' },
    '&[data-state="inactive"]:active': {
      color: vars.color.text.brand,
      backgroundColor: vars.color.surface.sunken,
    },
  },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.brand } } },
})

export const panel = componentStyle({ minInlineSize: 0 })
