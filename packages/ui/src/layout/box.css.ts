import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ minInlineSize: 0 })

export const surface = componentVariants(
  {
    page: { backgroundColor: vars.color.surface.page },
    raised: { backgroundColor: vars.color.surface.raised },
    sunken: { backgroundColor: vars.color.surface.sunken },
    brand: { backgroundColor: vars.color.surface.brand },
    soap: { backgroundColor: vars.color.surface.soap },
    sun: { backgroundColor: vars.color.surface.sun },
    inverse: { backgroundColor: vars.color.surface.inverse, color: vars.color.text.inverse },
  },
  (rule) => rule,
)

export const radius = componentVariants(vars.radius, (borderRadius) => ({ borderRadius }))

export const shadow = componentVariants(vars.shadow, (boxShadow) => ({ boxShadow }))

export const border = componentVariants(vars.color.border, (color) => ({
  border: `${vars.size.hairline} solid ${color}`,
}))
