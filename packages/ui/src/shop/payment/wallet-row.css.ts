import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  // Keeps its width while unavailable, since the provider measures it, but no height.
  selectors: {
    '&[data-offered="false"]': {
      visibility: 'hidden',
      blockSize: 0,
      overflow: 'hidden',
      position: 'absolute',
    },
  },
})

export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.text.secondary,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
    },
  },
})
