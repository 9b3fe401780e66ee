import { layers, media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'
import { transition } from '../internal/motion.ts'

/** A checkbox, radio button or switch with its label. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'start',
})

// Radix hides the input with a style attribute, which the content security policy blocks in server-rendered HTML.
globalStyle(`${row} > input[aria-hidden="true"]`, {
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      opacity: 0,
      pointerEvents: 'none',
      transform: 'translateX(-100%)',
    },
  },
})

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xxs,
})

export const label = componentStyle({ lineHeight: 1.4, cursor: 'pointer' })

/** A target of 44 px around a box of 24 px. */
export const target = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  flex: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

/** Aligns the box, not its larger target, with the text above, and its label beside the box. */
export const alignStart = componentStyle({
  marginInline: `calc((${vars.size.iconLarge} - ${vars.size.control}) / 2)`,
})

export const indicator = componentStyle({
  lineHeight: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  border: `${vars.size.outline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.action.primary.foreground,
  transition: transition('background-color', 'border-color'),
  selectors: {
    ':focus-visible > &': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
    '[data-state="checked"] > &, [data-state="indeterminate"] > &': {
      backgroundColor: vars.color.action.primary.solid.rest,
      borderColor: vars.color.action.primary.solid.rest,
    },
    '[aria-invalid="true"] > &': { borderColor: vars.color.status.danger.border },
    '[data-state="unchecked"]:active:not(:disabled) > &': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.subtle.active,
    },
    ':not([data-state="unchecked"]):active:not(:disabled) > &': {
      backgroundColor: vars.color.action.primary.solid.active,
    },
    ':disabled > &': { opacity: 0.72, backgroundColor: vars.color.surface.sunken },
    '[data-state="checked"]:disabled > &': { backgroundColor: vars.color.text.muted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '[data-state="unchecked"]:hover:not(:disabled, :active, [aria-invalid="true"]) > &': {
          borderColor: vars.color.border.selected,
          backgroundColor: vars.color.action.primary.subtle.rest,
        },
        ':not([data-state="unchecked"]):hover:not(:disabled, :active) > &': {
          backgroundColor: vars.color.action.primary.solid.hover,
        },
      },
    },
    [media.forcedColors]: { selectors: { '[data-state="checked"] > &': { backgroundColor: 'Highlight' } } },
  },
})

export const round = componentStyle({ borderRadius: vars.radius.full })

export const dot = componentStyle({
  inlineSize: vars.space.xs,
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentcolor',
})

export const track = componentStyle({
  display: 'block',
  inlineSize: vars.size.control,
  blockSize: vars.size.iconLarge,
  padding: vars.space.hair,
  border: `${vars.size.outline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  transition: transition('background-color', 'border-color'),
  selectors: {
    ':focus-visible > &': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
    '[data-state="checked"] > &': {
      backgroundColor: vars.color.action.primary.solid.rest,
      borderColor: vars.color.action.primary.solid.rest,
    },
    '[data-state="unchecked"]:active:not(:disabled) > &': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.subtle.active,
    },
    '[data-state="checked"]:active:not(:disabled) > &': {
      backgroundColor: vars.color.action.primary.solid.active,
    },
    ':disabled > &': { opacity: 0.72 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '[data-state="unchecked"]:hover:not(:disabled, :active) > &': {
          borderColor: vars.color.border.selected,
        },
        '[data-state="checked"]:hover:not(:disabled, :active) > &': {
          backgroundColor: vars.color.action.primary.solid.hover,
        },
      },
    },
  },
})

export const thumb = componentStyle({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.control,
  transition: transition('transform', 'background-color'),
  selectors: {
    '&[data-state="checked"]': {
      transform: `translateX(calc(${vars.size.control} - ${vars.size.iconLarge}))`,
      backgroundColor: vars.color.action.primary.foreground,
    },
  },
})
