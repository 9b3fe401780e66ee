import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.sun,
  padding: vars.space.md,
  '@media': {
    [media.from.sm]: {
      selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
    [media.from.md]: { padding: vars.space.lg },
    [media.from.lg]: { selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})

export const text = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
})

export const codeRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const code = componentStyle({
  inlineSize: 'fit-content',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} dashed currentcolor`,
  color: vars.color.text.brand,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.text.caption.tracking,
})
