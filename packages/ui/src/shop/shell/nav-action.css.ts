import { media } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Words that make room for the icon beside them on small screens; they stay the name of the control. */
export const text = componentStyle({
  '@media': {
    [media.below.lg]: {
      position: 'absolute',
      // raw: the least that keeps the words for assistive technology
      inlineSize: '1px',
      // raw: the same
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
