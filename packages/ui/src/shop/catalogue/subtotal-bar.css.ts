import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { bottomInset } from '../../internal/bottom-inset.ts'

/** Fixed at the bottom above the home indicator and the cookie banner; from 769 px on a panel is shown instead. */
export const root = componentStyle({
  position: 'sticky',
  insetBlockEnd: bottomInset,
  zIndex: vars.level.sticky,
  display: 'flex',
  // Wraps if both do not fit, as two buttons on the narrowest phones.
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
  // Without scripting its buttons do not work, and the page contains its information.
  '@media': { [media.from.md]: { display: 'none' }, [media.unscripted]: { display: 'none' } },
})

/** As wide as its content; the caption wraps if the buttons need the space. */
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
