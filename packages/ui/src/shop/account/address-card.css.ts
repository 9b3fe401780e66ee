import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  blockSize: '100%',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  selectors: {
    '&[data-chosen]': {
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.selected}`,
    },
  },
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const address = componentStyle({
  display: 'grid',
  fontStyle: 'normal',
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
})
