import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
})

export const legend = componentStyle({
  paddingBlockEnd: vars.space.sm,
  fontWeight: vars.weight.semibold,
})

export const total = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontWeight: vars.weight.semibold,
})

export const sum = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.leading,
})
