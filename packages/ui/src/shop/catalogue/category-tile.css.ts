import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { transition } from '../../internal/motion.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.border.selected, boxShadow: vars.shadow.floating } },
  },
})

export const body = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.md,
})

/** The whole tile is pressed, while the name of the link stays the title alone. */
export const link = componentStyle({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
