import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.brand,
  fontFamily: vars.font.display,
  fontSize: vars.text.title3.size,
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.text.title1.tracking,
})

export const icon = componentStyle({
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  flex: 'none',
})
