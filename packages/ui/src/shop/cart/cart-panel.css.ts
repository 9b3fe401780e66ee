import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Fills its container: a sheet or a column. Only the lines scroll. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surface.raised,
  selectors: {
    '&[data-framed]': {
      borderRadius: vars.radius.card,
      border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
      overflow: 'hidden',
    },
  },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

export const lines = componentStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.md,
})

export const footer = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

export const subtotal = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontWeight: vars.weight.semibold,
})
