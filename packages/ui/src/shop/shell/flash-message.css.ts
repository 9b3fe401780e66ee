import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const detail = componentStyle({ display: 'block', fontWeight: vars.weight.regular })
