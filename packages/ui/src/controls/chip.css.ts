import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'
import { systemSelected } from '../internal/system-selected.ts'

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
    '&:active:not(:disabled, [aria-pressed="true"], [aria-current])': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.subtle.active,
    },
    '&[aria-pressed="true"]:active:not(:disabled)': {
      backgroundColor: vars.color.action.primary.solid.active,
    },
    '&:disabled': {
      borderColor: vars.color.border.hairline,
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]:disabled': { borderColor: vars.color.text.muted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, :active, [aria-pressed="true"], [aria-current])': {
          borderColor: vars.color.border.selected,
          backgroundColor: vars.color.action.primary.subtle.rest,
        },
        '&[aria-pressed="true"]:hover:not(:disabled, :active)': {
          backgroundColor: vars.color.action.primary.solid.hover,
        },
      },
    },
    [media.forcedColors]: { selectors: { [chosen]: systemSelected } },
  },
})
