import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { bottomInset } from '../../internal/bottom-inset.ts'

/** Sticky at the bottom while its container is visible. */
export const root = componentStyle({
  position: 'sticky',
  insetBlockEnd: `calc(${bottomInset} + max(${vars.space.xs}, env(safe-area-inset-bottom)))`,
  zIndex: vars.level.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.status.info.border}`,
  backgroundColor: vars.color.status.info.subtle,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&[data-tone="urgent"], &[data-tone="expired"]': {
      borderColor: vars.color.status.warning.border,
      backgroundColor: vars.color.status.warning.subtle,
    },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})

export const icon = componentStyle({
  display: 'flex',
  color: vars.color.status.info.text,
  selectors: {
    '[data-tone="urgent"] > &, [data-tone="expired"] > &': { color: vars.color.status.warning.text },
  },
})

/** Grows; a button wraps below. */
export const text = componentStyle({ flex: '1 1 50%', minInlineSize: 0, fontWeight: vars.weight.medium })

export const time = componentStyle({
  fontWeight: vars.weight.bold,
  fontSize: vars.text.title4.size,
  fontVariantNumeric: 'tabular-nums',
})
