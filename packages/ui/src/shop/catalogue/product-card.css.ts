import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { ring } from '../../internal/card-link.css.ts'
import { transition } from '../../internal/motion.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&:has(h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)': ring,
    '&[data-state="inCart"]': { borderColor: vars.color.border.selected },
    '&:has(h2 a:active, h3 a:active, h4 a:active)': { borderColor: vars.color.border.selected },
  },
  '@media': { [media.hover]: { ':hover': { boxShadow: vars.shadow.floating } } },
})

export const frame = componentStyle({
  position: 'relative',
  selectors: { '[data-state="unavailable"] > &': { filter: 'grayscale(0.6)' } },
})

export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.status.promo.solid,
  color: vars.color.status.promo.foreground,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.semibold,
})

export const body = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.sm,
  paddingBlockEnd: vars.space.none,
  '@media': { [media.from.sm]: { paddingInline: vars.space.md, paddingBlockStart: vars.space.md } },
})

export const notice = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
  color: vars.color.status.warning.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

/** Above the stretched link. */
export const action = componentStyle({
  position: 'relative',
  zIndex: vars.level.raised,
  padding: vars.space.sm,
  '@media': { [media.from.sm]: { padding: vars.space.md } },
})
