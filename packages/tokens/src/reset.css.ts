import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { media } from './media.ts'

type Rule = Parameters<typeof globalStyle>[1]

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })

reset('html', {
  // Prevents a horizontal shift when the page becomes scrollable.
  scrollbarGutter: 'stable',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  accentColor: vars.color.action.primary.solid.rest,
  scrollPaddingBlockStart: vars.space.xxxl,
})
reset('body', {
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  fontVariantNumeric: 'tabular-nums',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' })
reset('img, video', { blockSize: 'auto' })
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
reset('iframe', { border: 'none' })
reset('fieldset', { border: 'none', minInlineSize: 0 })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset('summary', { cursor: 'pointer' })
reset('[hidden]', { display: 'none' })
// Without scripting, controls that depend on it are hidden: buttons, forms without an action, loading placeholders.
// Buttons in headings stay, since their text is content.
reset('button:not([type="submit"], h2 *, h3 *, h4 *), form:not([action]), [aria-busy="true"]', {
  '@media': { [media.unscripted]: { display: 'none !important' } },
})
reset('::selection', {
  backgroundColor: vars.color.action.primary.subtle.hover,
  color: vars.color.text.primary,
})
reset(':focus-visible', {
  outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.space.hair,
})
reset('*, *::before, *::after', {
  '@media': {
    [media.motionReduced]: {
      // Not zero: `animationend` has to fire for its listeners.
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Zero: with any duration, every changed property of every element would start a transition.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
