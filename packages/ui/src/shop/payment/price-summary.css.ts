import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const line = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.md,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-tone="discount"]': { color: vars.color.status.success.text, fontWeight: vars.weight.medium },
  },
})

const whileBusy = { '[aria-busy="true"] > div > &': { color: vars.color.text.muted } }

export const amount = componentStyle({
  flex: 'none',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: whileBusy,
})

export const note = componentStyle({
  display: 'block',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.leading,
  color: vars.color.text.muted,
})

export const total = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.md,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  color: vars.color.text.primary,
  fontWeight: vars.weight.semibold,
})

export const totalAmount = componentStyle({
  selectors: whileBusy,
  flex: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.leading,
  letterSpacing: vars.text.title3.tracking,
  whiteSpace: 'nowrap',
})
