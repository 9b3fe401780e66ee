import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
})

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.soap,
  color: vars.color.text.brand,
})
