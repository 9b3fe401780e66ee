import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Extends beyond the adjacent text, with which its text stays aligned. */
export const list = componentStyle({
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space.xs})`,
})

export const method = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.controlLarge,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  ':active': { backgroundColor: vars.color.action.neutral.subtle.active },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.surface.sunken } } },
  },
})

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.text.brand })

export const name = componentStyle({ display: 'block', fontWeight: vars.weight.semibold, lineHeight: 1.3 })

export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})
