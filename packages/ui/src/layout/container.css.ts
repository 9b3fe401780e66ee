import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})

export const width = componentVariants(
  { content: vars.size.content, form: vars.size.form, text: vars.size.measure },
  (maxInlineSize) => ({ maxInlineSize }),
)
