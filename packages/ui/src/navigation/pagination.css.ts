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

/** On a phone only the ends and the current page are kept, so that one row is enough. */
export const far = componentStyle({ '@media': { [media.below.sm]: { display: 'none' } } })

/** Stands on a phone in the place of what is left out there. */
export const gapInstead = componentStyle({ '@media': { [media.from.sm]: { display: 'none' } } })
