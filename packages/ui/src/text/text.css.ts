import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({ textWrap: 'pretty' })

export const nowrap = componentStyle({ whiteSpace: 'nowrap' })

export const struck = componentStyle({ textDecoration: 'line-through' })

export const lines = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
}))
