import { breakpoints, media } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const below = componentVariants(breakpoints, (_width, name) => ({
  '@media': { [media.below[name]]: { display: 'none' } },
}))

export const from = componentVariants(breakpoints, (_width, name) => ({
  '@media': { [media.from[name]]: { display: 'none' } },
}))

/** Where something is hidden, as media queries. */
const places = { unscripted: media.unscripted, screen: 'screen', print: 'print' }

export const where = {
  ...componentVariants(places, (query) => ({ '@media': { [query]: { display: 'none' } } })),
  scripted: componentStyle({ display: 'none', '@media': { [media.unscripted]: { display: 'block' } } }),
}
