import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ inlineSize: '100%' })

export const head = componentStyle({
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.medium,
  color: vars.color.text.muted,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  selectors: { '&[data-figure]': { textAlign: 'end' } },
})

export const cell = componentStyle({
  paddingBlock: vars.space.sm,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  selectors: {
    '&[data-figure]': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: vars.space.md },
  },
})

/** On a phone the unit price is below the name, and its column is hidden. */
export const wideOnly = componentStyle({ '@media': { [media.below.sm]: { display: 'none' } } })
export const narrowOnly = componentStyle({
  display: 'block',
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
  '@media': { [media.from.sm]: { display: 'none' } },
})

export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
})
