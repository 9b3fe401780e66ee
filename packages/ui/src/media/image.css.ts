import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ inlineSize: '100%', blockSize: 'auto' })

export const ratio = componentVariants(
  { natural: 'auto', square: '1 / 1', photo: '4 / 3', wide: '16 / 9', portrait: '3 / 4' },
  (aspectRatio) => ({ aspectRatio, objectFit: 'cover' }),
)

export const ground = componentVariants(
  { none: 'transparent', soap: vars.color.surface.soap, sunken: vars.color.surface.sunken },
  (backgroundColor) => ({ backgroundColor }),
)

export const radius = componentVariants(vars.radius, (borderRadius) => ({ borderRadius }))
