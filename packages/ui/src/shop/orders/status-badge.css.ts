import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { tone } from '../../internal/tone.css.ts'

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  inlineSize: 'fit-content',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.hair,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid transparent`,
  backgroundColor: tone.subtle,
  color: tone.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&[data-tone="cancelled"]': { borderColor: tone.border, textDecoration: 'line-through' },
  },
})
