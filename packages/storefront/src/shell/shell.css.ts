import { layers, media, vars } from '@colada/tokens'
import { screenStyle, unlayeredStyle } from '@colada/tokens/layered'
import { globalStyle, type StyleRule } from '@vanilla-extract/css'

export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // A progress line at the top of the window during a slow navigation (`guard-navigation.ts`).
  '::before': {
    content: '""',
    position: 'fixed',
    zIndex: vars.level.toast,
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space.xxs,
    pointerEvents: 'none',
    backgroundColor: vars.color.action.primary.solid.rest,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
    visibility: 'hidden',
  },
  selectors: {
    'html[data-waiting] &::before': {
      transform: 'scaleX(0.9)',
      visibility: 'visible',
      transition: 'visibility 0s 300ms',
    },
  },
  '@media': {
    [media.motionAllowed]: {
      selectors: {
        'html[data-waiting] &::before': {
          transition: `visibility 0s 300ms, transform 8s ${vars.easing.out}`,
        },
      },
    },
  },
})

export const main = screenStyle({
  flexGrow: 1,
  // Fills the window with the header, so that content loaded later shifts no visible footer.
  minBlockSize: '92dvh',
  outline: 'none',
  paddingBlockEnd: vars.space.section,
})

/** Shown to visitors without a cart or session; for others the theme script sets an attribute before the first paint. */
export const anonymousOnly = screenStyle({
  selectors: { 'html[data-returning] &': { display: 'none' } },
})

/** Shown to visitors with a cart or a session. */
export const returningOnly = screenStyle({
  display: 'none',
  selectors: { 'html[data-returning] &': { display: 'block' } },
})

/**
 * Shown by Internet Explorer and by Safari below 9: they support neither `@supports` nor `@layer`. The rule is in no
 * layer, so it applies without their support.
 */
export const unsupportedOnly = unlayeredStyle({ '@supports': { '(display: block)': { display: 'none' } } })

/** Shown while something waits for a payment. */
export const unpaidOnly = screenStyle({
  display: 'none',
  selectors: { 'html[data-unpaid] &': { display: 'block' } },
})

/** Time left, whose digits have one width. */
export const figures = screenStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Takes the space of what is loaded later. */
export const notYet = screenStyle({ visibility: 'hidden' })

/** Shown until the notice of the document is closed; the theme script reads whether it was. */
export const noticeOnly = screenStyle({
  display: 'none',
  selectors: { 'html[data-notice] &': { display: 'block' } },
})

/** Floats over the page, so that a message shifts no layout. */
export const flash = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.level.raised,
  '@media': {
    // Below the header, which is sticky from this width: a row of controls with padding and a border.
    [media.from.md]: {
      insetBlockStart: `calc(${vars.size.control} + 2 * ${vars.space.xs} + ${vars.size.hairline})`,
    },
  },
})

/** An element that gets the focus is scrolled below the message: the header and four lines. */
globalStyle(`html:has(${flash})`, {
  '@layer': { [layers.screens]: { scrollPaddingBlockStart: `calc(3 * ${vars.space.xxxl})` } },
})

/** Paper has the content of the page only, in black on white in every theme. */
const inPrint = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.screens]: { '@media': { print: rule } } } })
inPrint(`${page} > :not(${main})`, { display: 'none' })
inPrint('html', { colorScheme: 'light' })
inPrint(`body, ${main} *`, { color: 'canvastext !important', backgroundColor: 'canvas !important' })
inPrint(`${main} :is(h1, h2, h3)`, { breakAfter: 'avoid' })
inPrint(`${main} :is(li, tr, figure, dl > div)`, { breakInside: 'avoid' })
