import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const root = componentStyle({
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
})

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  borderRadius: 'inherit',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':active': { color: vars.color.text.brand },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.brand } } },
})

export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.text.brand,
  transition: transition('transform'),
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const texts = componentStyle({ display: 'grid', minInlineSize: 0 })

export const fields = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlock: `${vars.space.xs} ${vars.space.md}`,
})
