import { vars } from '@colada/tokens'
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
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.lg}), 1fr))`,
  gap: vars.space.lg,
})
