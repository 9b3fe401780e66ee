import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ listStyle: 'none' })

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  minBlockSize: vars.space.xxxl,
  paddingBlockEnd: vars.space.sm,
  selectors: {
    // The line to the next icon.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.size.controlSmall} 0`,
      insetInlineStart: `calc(${vars.size.controlSmall} / 2 - ${vars.size.hairline})`,
      inlineSize: vars.size.outline,
      backgroundColor: vars.color.border.hairline,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: vars.color.status.success.border },
    '&[data-state="upcoming"]': { color: vars.color.text.muted },
    '&:last-child': { minBlockSize: 0, paddingBlockEnd: 0 },
  },
})

export const icon = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  border: `${vars.size.outline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.muted,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.color.status.success.border,
      color: vars.color.status.success.text,
      backgroundColor: vars.color.status.success.subtle,
    },
    '[data-state="current"] > &': {
      borderColor: vars.color.action.primary.solid.rest,
      backgroundColor: vars.color.action.primary.solid.rest,
      color: vars.color.action.primary.foreground,
    },
    '[data-state="problem"] > &': {
      borderColor: vars.color.status.danger.border,
      backgroundColor: vars.color.status.danger.subtle,
      color: vars.color.status.danger.text,
    },
  },
})

export const text = componentStyle({
  alignSelf: 'start',
  paddingBlockStart: vars.space.xxs,
  selectors: { '[data-state="current"] > &': { fontWeight: vars.weight.semibold } },
})
