import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** A label with radio, icon and text. */
export const choice = componentStyle({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  borderRadius: 'inherit',
  selectors: {
    '&:active:not(:has(:disabled))': { backgroundColor: vars.color.action.primary.subtle.hover },
    '&:has(:disabled)': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.text.brand } } },
  },
})

export const radio = componentStyle({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  accentColor: vars.color.action.primary.solid.rest,
  outline: 'none',
})

export const text = componentStyle({ display: 'grid', minInlineSize: 0 })
