import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Within reach of the thumb, above a phone's home bar; from 769 px on the page has room for a panel instead. */
export const root = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.level.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  boxShadow: vars.shadow.floating,
  '@media': { [media.from.md]: { display: 'none' } },
})

export const words = componentStyle({ display: 'grid', lineHeight: vars.text.title4.leading })

export const value = componentStyle({ fontWeight: vars.weight.semibold, fontSize: vars.text.title4.size })

export const action = componentStyle({ display: 'grid' })
