import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'
import { systemSelected } from '../internal/system-selected.ts'

export const root = componentStyle({
  display: 'inline-flex',
  // Wraps at 200 % text size.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: vars.space.hair,
  gap: vars.space.hair,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

/** Four segments are two rows of two on a phone. */
export const pairs = componentStyle({
  '@media': {
    [media.below.sm]: { display: 'inline-grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const segment = componentStyle({
  flex: '1 1 auto',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  color: vars.color.text.secondary,
  transition: transition('background-color', 'color'),
  selectors: {
    '&[data-state="checked"]': {
      backgroundColor: vars.color.surface.raised,
      color: vars.color.text.brand,
      boxShadow: vars.shadow.raised,
    },
    '&[data-state="unchecked"]:active:not(:disabled)': {
      backgroundColor: vars.color.action.neutral.subtle.active,
      color: vars.color.text.primary,
    },
    '&:disabled': { color: vars.color.text.muted, cursor: 'not-allowed', opacity: 0.72 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-state="unchecked"]:hover:not(:disabled, :active)': {
          backgroundColor: vars.color.action.neutral.subtle.hover,
          color: vars.color.text.primary,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-state="checked"]': systemSelected },
    },
  },
})

/** The icon above its label, so that four fit a phone. */
export const withIcon = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.hair,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xs,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.leading,
})
