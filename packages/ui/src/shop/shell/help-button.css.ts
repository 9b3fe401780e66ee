import { layers, media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'
import { bottomInset } from '../../internal/bottom-inset.ts'
import { transition } from '../../internal/motion.ts'

// Above the place of a bar, so that it does not move when the bar is loaded.
const phoneOffset = `calc(${bottomInset} + ${vars.space.xxxl} + ${vars.space.lg} + env(safe-area-inset-bottom))`
const deskOffset = `calc(${bottomInset} + ${vars.space.lg})`

/** An element that gets the focus is scrolled above the button, and so above the bars that are below it (WCAG 2.4.11). */
const scrollPaddingAbove = (offset: string) => ({
  scrollPaddingBlockEnd: `calc(${offset} + ${vars.size.controlLarge} + ${vars.space.xs})`,
})
globalStyle('html', {
  '@layer': {
    [layers.components]: {
      ...scrollPaddingAbove(phoneOffset),
      '@media': { [media.from.md]: scrollPaddingAbove(deskOffset) },
    },
  },
})

const hidden = { opacity: 0, pointerEvents: 'none' } as const

/** In the bottom corner. Round on a phone, with its label from 769 px on. */
export const root = componentStyle({
  position: 'fixed',
  insetInlineEnd: vars.space.md,
  insetBlockEnd: phoneOffset,
  zIndex: vars.level.sticky,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.controlLarge,
  minBlockSize: vars.size.controlLarge,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.brand,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.shadow.floating,
  transition: transition('background-color', 'border-color', 'opacity'),
  selectors: {
    '&:active': { backgroundColor: vars.color.action.primary.subtle.active },
    '&[aria-expanded="true"]': { borderColor: vars.color.border.selected },
    '&[data-away]:not(:focus-visible, [aria-expanded="true"])': hidden,
    // A field with the focus may be below it, and the end of the page cannot be scrolled above it.
    'html:has(:is(input, select, textarea, footer *):focus-visible) &': hidden,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.action.primary.subtle.rest } },
    },
    [media.from.md]: {
      insetInlineEnd: vars.space.lg,
      paddingInline: vars.space.lg,
      insetBlockEnd: deskOffset,
    },
    print: { display: 'none' },
  },
})

export const text = componentStyle({ '@media': { [media.below.md]: { display: 'none' } } })
