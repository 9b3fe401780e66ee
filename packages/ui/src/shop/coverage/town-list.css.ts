import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space.sm })

export const list = componentStyle({
  columnWidth: vars.width.sm,
  columnGap: vars.space.lg,
})

/** Names one after the other, as in a sentence. */
export const line = componentStyle({ maxInlineSize: vars.size.measure })

export const name = componentStyle({
  display: 'inline',
  selectors: { '&:not(:last-child)::after': { content: '", "' } },
})

export const town = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  breakInside: 'avoid',
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
})

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.text.brand })

export const link = componentStyle({
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.size.underline,
  color: vars.color.text.brand,
})

export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})
