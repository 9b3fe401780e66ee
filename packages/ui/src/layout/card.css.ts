import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  minInlineSize: 0,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
})

export const padding = componentVariants(
  { none: vars.space.none, medium: vars.space.md, large: `clamp(${vars.space.md}, 3vw, ${vars.space.xl})` },
  (padding) => ({ padding }),
)
