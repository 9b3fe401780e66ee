import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ position: 'relative' })

export const popup = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  zIndex: vars.level.overlay,
  padding: vars.space.xs,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
})

export const list = componentStyle({
  maxBlockSize: vars.width.md,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const option = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surface.brand, color: vars.color.text.brand },
    '&[data-chosen]': { fontWeight: vars.weight.semibold },
    '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: `${vars.size.outline} solid Highlight` } },
    },
  },
})

export const detail = componentStyle({
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
  fontWeight: vars.weight.regular,
})

/** Message in place of options: no results, or loading. */
export const note = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  color: vars.color.text.secondary,
})
