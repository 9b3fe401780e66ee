import { layers, vars } from '@colada/tokens'
import { componentStyle, type LayeredRule } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'

export const root = componentStyle({
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  textWrap: 'pretty',
})

const inside = (selector: string, rule: LayeredRule) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [layers.components]: rule } } as Parameters<
    typeof globalStyle
  >[1])

inside('> * + *', { marginBlockStart: vars.space.md })
inside('> * + :is(h2, h3)', { marginBlockStart: vars.space.xl })
inside(':is(h1, h2, h3, h4)', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
})
inside('h2', { fontSize: vars.text.title3.size, lineHeight: vars.text.title3.leading })
inside(':is(h3, h4)', { fontSize: vars.text.title4.size, lineHeight: vars.text.title4.leading })
inside('a', {
  color: vars.color.text.brand,
  textDecoration: 'underline',
  textUnderlineOffset: vars.size.underline,
})
inside(':is(ul, ol)', { paddingInlineStart: vars.space.lg })
inside('li + li', { marginBlockStart: vars.space.xxs })
inside('li::marker', { color: vars.color.text.muted })
inside(':is(strong, dt)', { fontWeight: vars.weight.semibold })
inside('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.size.outline} solid ${vars.color.border.selected}`,
  color: vars.color.text.secondary,
})
