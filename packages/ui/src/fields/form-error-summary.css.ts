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

export const list = componentStyle({ paddingBlockStart: vars.space.xxs })

/** The padding makes a target of 24 px and more of one line. */
export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.small.size,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.size.underline,
  ':active': { textDecorationThickness: vars.space.xxs },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { textDecorationThickness: vars.size.outline } } },
  },
})
