import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Keeps one height whichever control it holds, so that a grid stays level. */
export const root = componentStyle({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'stretch',
  minBlockSize: vars.size.control,
  // Its buttons are left out there.
  '@media': { [media.unscripted]: { minBlockSize: vars.space.none } },
})
