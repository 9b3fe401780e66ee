import { media } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Label that is visually hidden on small screens. */
export const text = componentStyle({
  '@media': {
    [media.below.lg]: {
      position: 'absolute',
      // raw: the minimum size for assistive technology
      inlineSize: '1px',
      // raw: the same
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
