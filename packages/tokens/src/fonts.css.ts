import { globalFontFace } from '@vanilla-extract/css'

// Cut by `scripts/fonts/fonts.ts`: every letter and sign of Spanish and English, the euro included, in the weights in use.
globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@colada/tokens/fonts/display.woff2') format('woff2')",
  fontWeight: '600',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

globalFontFace('Figtree Variable', {
  src: "url('@colada/tokens/fonts/text.woff2') format('woff2')",
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Measured against Arial on a mixed Spanish and English text, so that lines keep their place when the
// real face arrives. Liberation Sans has Arial's widths where Arial is missing.
globalFontFace('Bricolage Grotesque Fallback', {
  src: "local('Arial Bold'), local('Arial'), local('Liberation Sans Bold'), local('Liberation Sans')",
  sizeAdjust: '101.72%',
  ascentOverride: '91.43%',
  descentOverride: '26.54%',
  lineGapOverride: '0%',
})

globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '99.64%',
  ascentOverride: '95.34%',
  descentOverride: '25.09%',
  lineGapOverride: '0%',
})
