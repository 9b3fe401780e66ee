import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ inlineSize: '100%', blockSize: 'auto' })

const cropped = (aspectRatio: string) => ({ aspectRatio, objectFit: 'cover' }) as const

export const ratio = componentVariants(
  {
    // `auto` would override the ratio of the width and height attributes before the image has loaded.
    natural: {},
    square: cropped('1 / 1'),
    photo: cropped('4 / 3'),
    wide: cropped('16 / 9'),
    portrait: cropped('3 / 4'),
  },
  (rule) => rule,
)

export const background = componentVariants(
  { none: 'transparent', soap: vars.color.surface.soap, sunken: vars.color.surface.sunken },
  (backgroundColor) => ({ backgroundColor }),
)

export const radius = componentVariants(vars.radius, (borderRadius) => ({ borderRadius }))
