import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
})

export const blocks = componentStyle({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
