import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layers, media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { bottomInset, bottomInsetVariable } from '../../internal/bottom-inset.ts'

const arrive = keyframes({ from: { transform: `translateY(${vars.space.md})`, opacity: 0 } })

const { size, leading } = vars.text.small
const safeArea = 'env(safe-area-inset-bottom)'
/** Two lines of text above the buttons. */
const barHeight = `calc(2 * ${size} * ${leading} + ${vars.size.control} + 3 * ${vars.space.xs} + ${vars.size.hairline} + ${safeArea})`
/** The text beside the buttons. */
const rowHeight = `calc(${vars.size.control} + 2 * ${vars.space.xs} + ${vars.size.hairline} + ${safeArea})`

/** `html` has `data-consent` once the visitor has decided. On a phone it is the last element of the page, so that it hides no content at the end of it. */
export const root = componentStyle({
  position: 'sticky',
  zIndex: vars.level.overlay,
  insetBlockEnd: 0,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  minBlockSize: barHeight,
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: `calc(${vars.space.xs} + ${safeArea})`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.from.sm]: {
      minBlockSize: rowHeight,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.md,
    },
    [media.from.lg]: {
      position: 'fixed',
      gridTemplateColumns: 'minmax(0, 1fr)',
      insetInlineStart: vars.space.lg,
      insetBlockEnd: vars.space.lg,
      gap: vars.space.md,
      inlineSize: vars.size.sheet,
      padding: vars.space.lg,
      border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.card,
      animation: `${arrive} ${vars.duration.slow} ${vars.easing.out}`,
    },
    [media.unscripted]: { display: 'none' },
    print: { display: 'none' },
  },
  selectors: { 'html[data-consent] &': { display: 'none' } },
})

/** The height until the script has measured it. Elements that get the focus are scrolled above it. */
globalStyle(`html:not([data-consent]):has(${root})`, {
  '@layer': {
    [layers.components]: {
      vars: { [bottomInsetVariable]: barHeight },
      '@media': {
        [media.from.sm]: { vars: { [bottomInsetVariable]: rowHeight } },
        [media.from.lg]: { vars: { [bottomInsetVariable]: vars.space.none } },
        [media.unscripted]: { vars: { [bottomInsetVariable]: vars.space.none } },
      },
    },
  },
})
globalStyle('html', {
  '@layer': {
    [layers.components]: { '@media': { [media.below.lg]: { scrollPaddingBlockEnd: bottomInset } } },
  },
})

/** Both buttons have the same width. */
export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
})
