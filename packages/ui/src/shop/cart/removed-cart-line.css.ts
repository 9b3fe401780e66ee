import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}` },
    '&:not(:last-child)': { borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}` },
  },
})
