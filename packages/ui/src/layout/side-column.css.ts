import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from.md]: { gridTemplateColumns: `minmax(${vars.width.sm}, ${vars.width.md}) minmax(0, 1fr)` },
  },
})

export const column = componentStyle({ '@media': { [media.below.md]: { display: 'none' } } })
