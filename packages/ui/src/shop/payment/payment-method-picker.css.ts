import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  border: 'none',
  padding: 0,
  margin: 0,
})

export const legend = componentStyle({
  paddingBlockEnd: vars.space.sm,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title4.size,
  lineHeight: vars.text.title4.leading,
})

export const method = componentStyle({
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[data-chosen]': { borderColor: vars.color.border.selected } },
})

export const head = componentStyle({
  display: 'flex',
  borderRadius: vars.radius.card,
  selectors: {
    '[data-chosen] > &': { backgroundColor: vars.color.surface.brand },
    '&:has(:focus-visible)': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
  },
})

export const panel = componentStyle({
  padding: vars.space.md,
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
