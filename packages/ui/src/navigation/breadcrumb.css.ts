import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  listStyle: 'none',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
})

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  textUnderlineOffset: vars.size.underline,
  ':active': {
    color: vars.color.text.brand,
    textDecoration: 'underline',
    textDecorationThickness: vars.space.xxs,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active)': { color: vars.color.text.brand, textDecoration: 'underline' } },
    },
  },
})

export const currentPage = componentStyle({ color: vars.color.text.primary, fontWeight: vars.weight.medium })

export const separator = componentStyle({ flex: 'none', color: vars.color.text.muted })
