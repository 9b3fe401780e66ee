import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../../internal/motion.ts'

export const sections = componentStyle({ display: 'grid', gap: vars.space.xs })

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
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

export const list = componentStyle({ listStyle: 'none' })

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.surface.sunken },
    '&[aria-current="page"]': { color: vars.color.text.brand, fontWeight: vars.weight.semibold },
    '&[aria-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { color: vars.color.text.brand } } },
  },
})

export const label = componentStyle({ flex: 1, textAlign: 'start' })
