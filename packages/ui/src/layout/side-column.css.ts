import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from.md]: { gridTemplateColumns: `minmax(${vars.width.sm}, ${vars.width.md}) minmax(0, 1fr)` },
  },
})

export const onPhone = componentVariants(
  { hidden: { display: 'none' }, above: { marginBlockEnd: `calc(-1 * ${vars.space.md})` } } as const,
  (rule) => ({ '@media': { [media.below.md]: rule } }),
)
