import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  minInlineSize: 0,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
})

export const padding = componentVariants(
  {
    none: { padding: vars.space.none },
    medium: { padding: vars.space.md },
    // As the checkout steps and the order summary beside it.
    large: { padding: vars.space.md, '@media': { [media.from.md]: { padding: vars.space.lg } } },
  },
  (style) => style,
)
