import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.soap,
  color: vars.color.text.primary,
  selectors: { '&[data-tone="urgent"]': { backgroundColor: vars.color.status.warning.subtle } },
})

export const track = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.xs,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.status.info.border,
  selectors: { '[data-tone="urgent"] > &': { color: vars.color.status.warning.border } },
})
