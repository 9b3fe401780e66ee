import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'
import { systemSelected } from '../internal/system-selected.ts'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  listStyle: 'none',
})

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: transition('background-color', 'color'),
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: vars.color.action.primary.solid.rest,
      color: vars.color.action.primary.foreground,
    },
    '&:active:not([aria-current])': { backgroundColor: vars.color.action.primary.subtle.active },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], :active)': { backgroundColor: vars.color.action.primary.subtle.rest },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': systemSelected },
    },
  },
})

export const gap = componentStyle({
  minInlineSize: vars.space.lg,
  textAlign: 'center',
  color: vars.color.text.muted,
})

/** Hidden on a phone, where only first, last and current page fit one row. */
export const far = componentStyle({ '@media': { [media.below.sm]: { display: 'none' } } })

/** Gap on a phone in place of the hidden pages. */
export const gapInstead = componentStyle({ '@media': { [media.from.sm]: { display: 'none' } } })
