import { layers, media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'
import { bottomInsetVariable } from '../../internal/bottom-inset.ts'

const { size, leading } = vars.text.small
const safeArea = 'env(safe-area-inset-bottom)'
/** Two lines of text above the buttons. */
const barHeight = `calc(2 * ${size} * ${leading} + ${vars.size.control} + 3 * ${vars.space.xs} + ${vars.size.hairline} + ${safeArea})`
/** The text beside the buttons. */
const rowHeight = `calc(${vars.size.control} + 2 * ${vars.space.xs} + ${vars.size.hairline} + ${safeArea})`

/** `html` has `data-consent` once the visitor has decided. It is laid out last, so that it hides no content at the end of the page. */
export const root = componentStyle({
  position: 'sticky',
  order: 1,
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
      paddingInline: `max(${vars.space.gutter}, (100% - ${vars.size.content}) / 2)`,
    },
    [media.unscripted]: { display: 'none' },
    print: { display: 'none' },
  },
  selectors: { 'html[data-consent] &': { display: 'none' } },
})

/** The height, unless the script measures a greater one: with large text. */
globalStyle(`html:not([data-consent]):has(${root})`, {
  '@layer': {
    [layers.components]: {
      vars: { [bottomInsetVariable]: barHeight },
      '@media': {
        [media.from.sm]: { vars: { [bottomInsetVariable]: rowHeight } },
        [media.unscripted]: { vars: { [bottomInsetVariable]: vars.space.none } },
      },
    },
  },
})

/** Both buttons have the same width. */
export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
})
