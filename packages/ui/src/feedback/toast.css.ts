import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { keyframes } from '@vanilla-extract/css'
import { tone } from '../internal/tone.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.sm}))` } })
const leave = keyframes({ to: { opacity: 0 } })

/** At the top of the window, below the header; ToastStack moves it where it covers no control. */
export const viewport = componentStyle({
  position: 'fixed',
  zIndex: vars.level.toast,
  insetInline: vars.space.sm,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  listStyle: 'none',
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.from.sm]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.lg,
      inlineSize: vars.width.xl,
    },
  },
})

export const toast = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingInlineStart: vars.space.md,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.duration.slow} ${vars.easing.out} both`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.out} both` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
})

export const icon = componentStyle({ color: tone.text })

export const content = componentStyle({ paddingBlock: vars.space.xs, minInlineSize: 0 })

export const title = componentStyle({ fontWeight: vars.weight.semibold, lineHeight: 1.35 })

export const detail = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})
