import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  border: 'none',
  blockSize: vars.size.hairline,
  inlineSize: '100%',
  backgroundColor: vars.color.border.hairline,
})
