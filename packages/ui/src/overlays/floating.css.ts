import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { keyframes } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } })

/** A floating surface next to its trigger. */
export const floating = componentStyle({
  zIndex: vars.level.overlay,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out} both`,
})

export const menu = componentStyle({ minInlineSize: vars.width.sm, padding: vars.space.xs })

export const popover = componentStyle({
  inlineSize: vars.width.lg,
  padding: vars.space.md,
  // It is focused only so that it is read from its beginning.
  ':focus-visible': { outline: 'none' },
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.surface.brand,
      color: vars.color.text.brand,
      outline: 'none',
    },
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.color.action.danger.text },
    '&[aria-current]': { fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.size.outline} solid Highlight` } },
    },
  },
})

export const label = componentStyle({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.muted,
})

export const separator = componentStyle({
  blockSize: vars.size.hairline,
  marginBlock: vars.space.xs,
  backgroundColor: vars.color.border.hairline,
})

export const tooltip = componentStyle({
  zIndex: vars.level.overlay,
  maxInlineSize: `min(${vars.width.lg}, calc(100vw - 2 * ${vars.space.md}))`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out} both`,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const arrow = componentStyle({ fill: vars.color.surface.inverse })
