import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { bottomInset } from '../../internal/bottom-inset.ts'
import { transition } from '../../internal/motion.ts'

/** In the bottom corner. Round on a phone, with its label from 769 px on. */
export const root = componentStyle({
  position: 'fixed',
  insetInlineEnd: vars.space.md,
  // Above the place of a bar, so that it does not move when the bar is loaded.
  insetBlockEnd: `calc(${bottomInset} + ${vars.space.xxxl} + ${vars.space.lg} + env(safe-area-inset-bottom))`,
  zIndex: vars.level.sticky,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.controlLarge,
  minBlockSize: vars.size.controlLarge,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.brand,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.shadow.floating,
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:active': { backgroundColor: vars.color.action.primary.subtle.active },
    '&[aria-expanded="true"]': { borderColor: vars.color.border.selected },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.action.primary.subtle.rest } },
    },
    [media.from.md]: {
      insetInlineEnd: vars.space.lg,
      paddingInline: vars.space.lg,
      insetBlockEnd: `calc(${vars.space.lg} + ${bottomInset})`,
    },
    [media.from.lg]: { insetBlockEnd: vars.space.lg },
    print: { display: 'none' },
  },
})

export const text = componentStyle({ '@media': { [media.below.md]: { display: 'none' } } })
