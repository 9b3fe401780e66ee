import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  maxBlockSize: `min(70dvh, ${vars.width.xl})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  // An option that is moved to is not below the link to all results.
  scrollPaddingBlockEnd: `calc(${vars.size.control} + 2 * ${vars.space.xs})`,
})

export const message = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  color: vars.color.text.secondary,
})

export const option = componentStyle({
  ':active': { backgroundColor: vars.color.action.neutral.subtle.active },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [data-highlighted])': { backgroundColor: vars.color.surface.sunken },
      },
    },
  },
})

export const picture = componentStyle({
  flex: 'none',
  inlineSize: vars.size.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
})

export const label = componentStyle({ flex: '1 1 auto', minInlineSize: 0, lineHeight: 1.3 })

/** Weight and underline only: yellow is for offers. */
export const found = componentStyle({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.bold,
})

export const detail = componentStyle({
  flex: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
})

/** Stays at the end of the list, whose padding it covers, while the options above it scroll. */
export const all = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlock: `${vars.space.xs} calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  color: vars.color.text.brand,
  fontWeight: vars.weight.semibold,
})
