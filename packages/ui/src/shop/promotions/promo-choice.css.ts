import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' })

export const list = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.xl}), 1fr))`,
  gap: vars.space.sm,
})

export const item = componentStyle({ display: 'grid' })

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
  selectors: {
    '&[data-state="chosen"]': {
      borderColor: vars.color.status.success.border,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.status.success.border}`,
    },
    '&[data-state="unavailable"]': { borderStyle: 'dashed', backgroundColor: 'transparent' },
  },
})

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space.xs,
})

export const icon = componentStyle({
  display: 'flex',
  alignSelf: 'center',
  color: vars.color.text.brand,
  selectors: {
    '[data-state="chosen"] &': { color: vars.color.status.success.text },
    '[data-state="unavailable"] &': { color: vars.color.text.muted },
  },
})

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
})

export const code = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} dashed currentcolor`,
  color: vars.color.text.primary,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.text.caption.tracking,
  overflowWrap: 'anywhere',
})

export const reason = componentStyle({
  fontSize: vars.text.small.size,
  color: vars.color.status.warning.text,
  selectors: { '&:empty': { display: 'none' } },
})

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
})
