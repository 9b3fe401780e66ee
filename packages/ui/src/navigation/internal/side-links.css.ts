import { layers, media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'
import { transition } from '../../internal/motion.ts'

/** A scrolling strip on a phone, a column from 769 px on. */
export const list = componentStyle({
  listStyle: 'none',
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: vars.space.xxs,
  // Extends to the screen edges, so that a clipped entry indicates more.
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  '@media': {
    [media.from.md]: { display: 'grid', gap: vars.space.hair, margin: 0, padding: 0, overflow: 'visible' },
  },
})

export const item = componentStyle({ flex: 'none', position: 'relative' })

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  whiteSpace: 'nowrap',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.surface.brand,
      borderColor: vars.color.border.selected,
      color: vars.color.text.brand,
      fontWeight: vars.weight.semibold,
    },
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.action.neutral.subtle.active },
    '&[aria-disabled]': {
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
    '&[aria-disabled][aria-current]': {
      borderColor: vars.color.border.selected,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    // The current entry is in sight in the strip, in browsers that support it.
    [media.below.md]: { selectors: { '&[aria-current]': { scrollInitialTarget: 'nearest' } } },
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [aria-disabled], [aria-current])': {
          backgroundColor: vars.color.surface.sunken,
        },
      },
    },
    [media.from.md]: {
      whiteSpace: 'normal',
      borderColor: 'transparent',
      borderRadius: vars.radius.control,
      paddingInline: vars.space.sm,
      backgroundColor: 'transparent',
    },
  },
})

/** In the strip a sign would move the entries after it; the border is dashed there, too. */
globalStyle(`${entry} > svg`, {
  '@layer': { [layers.components]: { '@media': { [media.below.md]: { display: 'none' } } } },
})

export const count = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.regular,
  selectors: {
    // Muted text has too little contrast on the active background.
    [`${entry}:active:not([aria-disabled]) &`]: { color: 'inherit' },
  },
})
