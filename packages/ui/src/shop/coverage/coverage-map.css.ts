import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: vars.width.xxl,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
  '@media': {
    [media.below.md]: { maxInlineSize: vars.width.xl },
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
})

export const sea = componentStyle({ fill: vars.color.surface.soap })

export const river = componentStyle({
  fill: 'none',
  stroke: vars.color.surface.soap,
  strokeWidth: vars.space.xs,
  strokeLinecap: 'round',
})

export const rim = componentStyle({ fill: vars.color.border.selected })

export const ground = componentStyle({ fill: vars.color.surface.brand })

export const point = componentStyle({
  fill: vars.color.text.brand,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

/** In units of the drawing: caption size on the narrowest phone, larger on wide screens. */
export const name = componentStyle({
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.medium,
  fill: vars.color.text.primary,
  // The borders of areas do not cross the letters.
  stroke: vars.color.surface.brand,
  strokeWidth: vars.space.xxs,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
})

export const strong = componentStyle({ fontWeight: vars.weight.bold })
