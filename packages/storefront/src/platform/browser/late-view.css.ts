import { vars } from '@colada/tokens'
import { screenStyle } from '@colada/tokens/layered'

/**
 * A part below the first view is not laid out and painted with it, which took a phone longer than the first view itself.
 * Its own size takes over as soon as it comes near. See `layOutRest`.
 */
export const below = screenStyle({
  selectors: {
    'html:not([data-whole]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 40rem', // raw: what most of them are
      // What stands out of its content is still seen: shadows, the ring of what has the focus.
      overflowClipMargin: vars.space.xl,
    },
  },
})
