import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { ring } from '../../internal/card-link.css.ts'
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
    '&:has(a:focus-visible)': ring,
    '&:has(a:active)': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.surface.brand,
      boxShadow: vars.shadow.raised,
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
