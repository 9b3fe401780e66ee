import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../../internal/motion.ts'

export const root = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 })

export const group = componentStyle({ minInlineSize: 0, display: 'grid', gap: vars.space.xs })

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlSmall,
  fontWeight: vars.weight.semibold,
})

export const strip = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc(${vars.space.xxxl} + ${vars.space.xs})`,
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.xxs,
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  '@media': { [media.motionAllowed]: { scrollBehavior: 'smooth' } },
  // Padding for the focus ring, which overflow clips.
  padding: vars.space.xxs,
  marginInline: `calc(${vars.space.xxs} * -1)`,
})

export const hours = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.width.xs}, 1fr))`,
  gap: vars.space.xs,
})

/** The box of an option, and of its skeleton, which is therefore as high. */
export const optionBox = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: vars.size.controlLarge,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid transparent`,
})

export const option = componentStyle({
  position: 'relative',
  scrollSnapAlign: 'start',
  borderColor: vars.color.border.control,
  backgroundColor: vars.color.surface.raised,
  textAlign: 'center',
  cursor: 'pointer',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.action.primary.solid.rest,
      backgroundColor: vars.color.action.primary.solid.rest,
      color: vars.color.action.primary.foreground,
    },
    '&:active:not(:has(:checked, :disabled))': {
      backgroundColor: vars.color.action.primary.subtle.active,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, :has(:checked, :disabled))': {
          backgroundColor: vars.color.action.primary.subtle.rest,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${vars.size.outline} solid Highlight` } },
    },
  },
})

/** The transparent radio covers its option, for touch, screen readers and tests. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  appearance: 'none',
})

export const small = componentStyle({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.leading,
})

export const large = componentStyle({
  fontSize: vars.text.title4.size,
  lineHeight: vars.text.title4.leading,
  fontWeight: vars.weight.semibold,
})

export const hour = componentStyle({ fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' })

/** Grows beside the icon; a button wraps below. */
export const stateText = componentStyle({ flex: '1 1 60%', minInlineSize: 0 })

export const state = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-state="failed"]': {
      backgroundColor: vars.color.status.danger.subtle,
      color: vars.color.text.primary,
    },
    '&[data-state="locked"]': {
      backgroundColor: vars.color.surface.soap,
      color: vars.color.text.primary,
    },
  },
})
