import { breakpoints, media } from '@colada/tokens'
import { componentVariants } from '@colada/tokens/layered'

export const below = componentVariants(breakpoints, (_width, name) => ({
  '@media': { [media.below[name]]: { display: 'none' } },
}))

export const from = componentVariants(breakpoints, (_width, name) => ({
  '@media': { [media.from[name]]: { display: 'none' } },
}))

export const where = componentVariants(
  {
    unscripted: { '@media': { [media.unscripted]: { display: 'none' } } },
    scripted: { display: 'none', '@media': { [media.unscripted]: { display: 'block' } } },
  },
  (rule) => rule,
)
