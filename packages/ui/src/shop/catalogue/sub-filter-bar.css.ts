import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../../internal/motion.ts'
import { systemSelected } from '../../internal/system-selected.ts'

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: vars.space.xxs,
  // Extends to the screen edges, so that a clipped entry indicates more.
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  '@media': {
    [media.from.md]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 },
  },
})

export const item = componentStyle({ flex: 'none' })

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: transition('background-color', 'color'),
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action.neutral.solid.rest,
      backgroundColor: vars.color.action.neutral.solid.rest,
      color: vars.color.action.neutral.foreground,
    },
    '&:active:not([aria-current])': { backgroundColor: vars.color.action.neutral.subtle.active },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [aria-current])': { backgroundColor: vars.color.action.neutral.subtle.rest },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current]': systemSelected } },
  },
})
