import { media, vars } from '@colada/tokens'
import { screenStyle } from '@colada/tokens/layered'

export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // A line at the head of the window that grows while another page is on its way (`guard-navigation.ts`), once that
  // takes long enough to be felt. It needs no script of its own: the first load has no room for one.
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
  // With the header above it fills the window, so that a page that fills in later moves no footer in sight.
  minBlockSize: '92dvh',
  outline: 'none',
  paddingBlockEnd: vars.space.section,
})

/** For visitors the shop knows nothing of; the early script marks the others before the first paint. */
export const unknownOnly = screenStyle({
  selectors: { 'html[data-known] &': { display: 'none' } },
})

/** For who has a cart or a session; kept out of sight from everybody else. */
export const knownOnly = screenStyle({
  display: 'none',
  selectors: { 'html[data-known] &': { display: 'block' } },
})

/** Until the cookie question is answered; where no script runs nothing is asked for, and nobody could answer. */
export const undecidedOnly = screenStyle({
  '@media': { [media.unscripted]: { display: 'none' } },
  selectors: { 'html[data-consent] &': { display: 'none' } },
})

/** Until the notice that the document brings is closed; the early script knows whether it was. */
export const noticeOnly = screenStyle({
  display: 'none',
  selectors: { 'html[data-notice] &': { display: 'block' } },
})

/** Floats over the page, so that a message moves nothing. */
export const flash = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.level.raised,
})
