import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** The same height for all controls. */
export const root = componentStyle({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'stretch',
  minBlockSize: vars.size.control,
  // Its buttons are hidden there.
  '@media': { [media.unscripted]: { minBlockSize: vars.space.none } },
})
