import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const sections = componentStyle({ display: 'grid', gap: vars.space.lg })

export const list = componentStyle({ listStyle: 'none' })

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontWeight: vars.weight.medium,
  ':active': { backgroundColor: vars.color.surface.sunken },
  selectors: { '&[aria-current="page"]': { color: vars.color.text.brand, fontWeight: vars.weight.semibold } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.brand } } },
})
