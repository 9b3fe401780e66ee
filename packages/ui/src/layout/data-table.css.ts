import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** On a phone only the headings that sort are shown, above the rows. */
export const head = componentStyle({ '@media': { [media.below.sm]: { display: 'block' } } })

export const headRow = componentStyle({
  '@media': { [media.below.sm]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm } },
})

export const plain = componentStyle({
  '@media': {
    [media.below.sm]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: vars.size.hairline,
      overflow: 'hidden',
      selectors: { '&&': { padding: 0 } },
    },
  },
})
