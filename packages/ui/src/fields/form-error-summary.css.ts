import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.status.danger.subtle,
  color: vars.color.text.primary,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.status.danger.text })

export const text = componentStyle({ minInlineSize: 0 })

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  listStyle: 'none',
})

/** Touch target height. */
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  fontSize: vars.text.small.size,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.size.underline,
  ':active': { textDecorationThickness: vars.space.xxs },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { textDecorationThickness: vars.size.outline } } },
  },
})
