import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
  // A long Spanish compound must break rather than push a phone sideways.
  overflowWrap: 'anywhere',
  hyphens: 'manual',
})
