import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { ring } from '../../internal/card-link.css.ts'
import { transition } from '../../internal/motion.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:focus-visible)': ring },
  '@media': {
    [media.from.md]: {
      selectors: {
        '&[data-layout="row"]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'center',
          gap: vars.space.xl,
        },
      },
    },
  },
})

/** No frame around the text. */
export const frame = componentStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.soap,
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    'article:has(a:active) > &': { borderColor: vars.color.border.selected, boxShadow: vars.shadow.raised },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        'article:hover > &': { borderColor: vars.color.border.selected, boxShadow: vars.shadow.floating },
      },
    },
  },
})

export const body = componentStyle({ display: 'grid', gap: vars.space.xs })

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.muted,
})
