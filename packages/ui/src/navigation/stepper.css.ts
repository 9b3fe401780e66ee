import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const list = componentStyle({
  display: 'flex',
  listStyle: 'none',
  gap: vars.space.xs,
  fontSize: vars.text.small.size,
  lineHeight: 1.3,
})

export const step = componentStyle({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.border.hairline}`,
  color: vars.color.text.muted,
  selectors: {
    '&[data-state="current"]': {
      borderColor: vars.color.action.primary.border,
      color: vars.color.text.primary,
      fontWeight: vars.weight.semibold,
    },
    '&[data-state="done"]': {
      borderColor: vars.color.action.primary.border,
      color: vars.color.text.secondary,
    },
  },
})

export const text = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [media.below.xs]: { fontSize: vars.text.caption.size } },
})
