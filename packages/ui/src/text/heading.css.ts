import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
  // Breaks long words instead of overflowing a phone.
  overflowWrap: 'anywhere',
  hyphens: 'manual',
})
