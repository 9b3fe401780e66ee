import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'flex', minInlineSize: 0, listStyle: 'none' })

export const wrap = componentStyle({ flexWrap: 'wrap' })

export const align = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
)

export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
)

export const grow = componentStyle({ flex: '1 1 0' })
