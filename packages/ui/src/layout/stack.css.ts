import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  listStyle: 'none',
})

export const align = componentVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => ({ alignItems }),
)

export const grow = componentStyle({ flex: '1 1 auto' })
