import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  maxInlineSize: vars.size.form,
  inlineSize: '100%',
  marginInline: 'auto',
  textAlign: 'center',
})

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.status.success.subtle,
  color: vars.color.status.success.text,
})

export const locator = componentStyle({
  display: 'grid',
  gap: vars.space.hair,
  inlineSize: '100%',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} dashed ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
})

export const code = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.leading,
  letterSpacing: vars.text.caption.tracking,
  overflowWrap: 'anywhere',
})

export const steps = componentStyle({ inlineSize: '100%', textAlign: 'start' })

export const actions = componentStyle({ display: 'grid', gap: vars.space.xs, inlineSize: '100%' })
