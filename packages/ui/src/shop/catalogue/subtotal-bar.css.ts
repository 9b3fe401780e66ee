import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Within reach of the thumb, above a phone's home bar; from 769 px on the page has room for a panel instead. */
export const root = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.level.sticky,
  display: 'flex',
  // Where both do not fit beside each other, as two buttons on the narrowest phones, what leads on goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  boxShadow: vars.shadow.floating,
  // Nothing in it answers without a script, and the page has all that it says.
  '@media': { [media.from.md]: { display: 'none' }, [media.unscripted]: { display: 'none' } },
})

/** As wide as what it says, as long as the buttons have their room; then its caption breaks. */
export const text = componentStyle({
  flex: '9999 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: 'max-content',
  display: 'grid',
  lineHeight: vars.text.title4.leading,
})

export const value = componentStyle({
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title4.size,
  whiteSpace: 'nowrap',
})

export const action = componentStyle({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  display: 'flex',
  gap: vars.space.xs,
})

export const button = componentStyle({ flex: '1 1 auto', display: 'grid' })
