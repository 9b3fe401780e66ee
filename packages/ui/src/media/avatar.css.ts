import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.brand,
  color: vars.color.text.brand,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const size = componentVariants(
  {
    small: [vars.size.controlSmall, vars.text.caption.size],
    medium: [vars.size.control, vars.text.small.size],
    large: [vars.space.xxxl, vars.text.title3.size],
  } as const,
  ([side, fontSize]) => ({ inlineSize: side, blockSize: side, fontSize }),
)

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
