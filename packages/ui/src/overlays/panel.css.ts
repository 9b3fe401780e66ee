import { layers, media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { globalStyle, keyframes } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.lg})` } })
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${vars.space.lg})` } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })
const toEnd = keyframes({ to: { transform: 'translateX(100%)' } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })
const toStart = keyframes({ to: { transform: 'translateX(-100%)' } })

const { medium, slow } = vars.duration
const play = (name: string, duration = slow) => `${name} ${duration} ${vars.easing.out} both`
const openAndClosed = (open: string, closed: string) => ({
  animation: play(open),
  selectors: { '&[data-state="closed"]': { animation: play(closed, medium) } },
})

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.level.overlay,
  display: 'flex',
  backgroundColor: vars.color.surface.scrim,
  animation: play(appear),
  selectors: { '&:has(> [data-state="closed"])': { animation: play(vanish, medium) } },
})

// Scroll lock. Radix inserts a <style> for it, which the content security policy blocks, so its overlay is not used;
// the stable scrollbar gutter prevents a layout shift.
// The scrim does not cover the gutter, which has the background colour of the root element.
globalStyle(`html:has(${scrim})`, {
  '@layer': {
    [layers.components]: {
      overflow: 'hidden',
      backgroundColor: vars.color.surface.scrim,
      transition: `background-color ${slow} ${vars.easing.out}`,
    },
  },
})

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.forcedColors]: { border: `${vars.size.outline} solid CanvasText` },
  },
})

const fromBelow = {
  inlineSize: '100%',
  marginBlockStart: 'auto',
  maxBlockSize: '92dvh',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  ...openAndClosed(rise, sink),
}

/** A bottom sheet on a phone, a centred dialog from 550 px on. */
export const dialog = componentVariants(
  { small: vars.width.xl, medium: vars.size.dialog, large: vars.width.xxxl },
  (maxInlineSize) => ({
    ...fromBelow,
    '@media': {
      [media.from.sm]: {
        margin: 'auto',
        inlineSize: `calc(100% - 2 * ${vars.space.lg})`,
        maxInlineSize,
        borderRadius: vars.radius.card,
      },
    },
  }),
)

/** Covers the viewport, and what is behind it. */
export const fullScreen = componentStyle({
  inlineSize: '100%',
  overflowY: 'auto',
  backgroundColor: vars.color.surface.page,
})

export const fullScreenBody = componentStyle({
  margin: 'auto',
  inlineSize: '100%',
  maxInlineSize: vars.width.xl,
})

const side = { inlineSize: `min(100% - ${vars.space.xxl}, ${vars.size.sheet})`, blockSize: '100%' }

/** A sheet at one side: the cart, the menu, or at the bottom a filter. */
export const sheet = componentVariants(
  {
    start: { ...side, marginInlineEnd: 'auto', ...openAndClosed(fromStart, toStart) },
    end: { ...side, marginInlineStart: 'auto', ...openAndClosed(fromEnd, toEnd) },
    bottom: fromBelow,
  },
  (rule) => rule,
)

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.sm,
})

export const heading = componentStyle({
  flex: 1,
  paddingBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.leading,
  letterSpacing: vars.text.title3.tracking,
  textWrap: 'balance',
})

export const description = componentStyle({
  color: vars.color.text.secondary,
  paddingInline: vars.space.lg,
  textWrap: 'pretty',
})

export const body = componentStyle({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
})

/** Actions at the bottom of a panel, above the home indicator. */
export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.from.sm]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: vars.space.sm,
    },
  },
})

export const sheetActions = componentStyle({
  '@media': { [media.from.sm]: { flexDirection: 'column-reverse' } },
})
