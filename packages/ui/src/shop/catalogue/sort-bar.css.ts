import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../../internal/motion.ts'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
})

/** On a phone, where the names of the orders take the line. */
export const label = componentStyle({ '@media': { [media.below.sm]: { display: 'none' } } })

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  color: vars.color.text.primary,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: vars.space.xxs,
  transition: transition('text-decoration-color'),
  selectors: {
    '&[aria-current]': {
      color: vars.color.text.brand,
      textDecorationColor: 'currentcolor',
      textDecorationThickness: vars.space.hair,
    },
    '&:active': { color: vars.color.text.brand },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
})
