import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingInlineStart: vars.space.xxs,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[data-refused]': { borderColor: vars.color.status.danger.border } },
})

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  overflow: 'hidden',
  lineHeight: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.secondary,
})

export const preview = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const text = componentStyle({
  display: 'grid',
  paddingBlock: vars.space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const name = componentStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const detail = componentStyle({
  color: vars.color.text.secondary,
  selectors: { '[data-refused] &': { color: vars.color.status.danger.text } },
})
