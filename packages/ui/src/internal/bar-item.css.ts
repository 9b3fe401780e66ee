import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from './motion.ts'

/** Shared style of bar items: links, menu buttons, language, account. */
export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: transition('background-color', 'color'),
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text.brand, fontWeight: vars.weight.semibold },
    '&[data-state="open"]': { backgroundColor: vars.color.surface.sunken },
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.action.neutral.subtle.active },
    '&[aria-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :active)': { backgroundColor: vars.color.surface.sunken },
      },
    },
  },
})

export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.text.muted,
  transition: transition('transform'),
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})
