import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { transition } from '../internal/motion.ts'

const chosen = '&[aria-pressed="true"], &[aria-current="page"], &[aria-current="true"]'

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    [chosen]: {
      backgroundColor: vars.color.action.primary.solid.rest,
      borderColor: vars.color.action.primary.solid.rest,
      color: vars.color.action.primary.foreground,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-current])': { borderColor: vars.color.border.selected },
      },
    },
    [media.forcedColors]: { selectors: { [chosen]: { outline: `${vars.size.outline} solid Highlight` } } },
  },
})
