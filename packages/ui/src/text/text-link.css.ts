import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const root = componentStyle({
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.size.underline,
  borderRadius: vars.radius.control,
  transition: transition('text-decoration-color', 'color'),
  ':active': { textDecorationThickness: vars.space.xxs },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { textDecorationThickness: vars.size.outline } } },
  },
})

export const tone = componentVariants(
  { brand: vars.color.text.brand, inherit: 'inherit', danger: vars.color.action.danger.text },
  (color) => ({ color }),
)

/** Links in a list or a bar are underlined on hover only. */
export const quiet = componentStyle({
  textDecorationColor: 'transparent',
  ':active': { textDecorationColor: 'currentcolor' },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold } },
  '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
})

/** A target at least 44 px high that does not shift adjacent text. */
export const target = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
})

/** Paper has no buttons. */
export const button = componentStyle({ '@media': { print: { display: 'none' } } })
