/** The colours one drawing is made of: its light side, its shaded side and its fold, seam and stitch lines. */
export type Tones = { readonly main: string; readonly shade: string; readonly fold: string }

/** Añil ink: buttons, hooks, outlines of small things. Used sparingly. */
export const ink = '#14213D'
export const brand = '#2438A6'
/** Lines that leave their ground: seen on white pages and on night-blue ones. */
export const thread = '#6E82A8'
export const sun = '#F2B33D'
export const paper = '#FFFFFF'

/** The cloths of the shop. A drawing never mixes more than two of them. */
export const tones = {
  white: { main: '#FFFFFF', shade: '#DDE7EE', fold: '#A3B5C4' },
  ivory: { main: '#FCF5E6', shade: '#EBDFC4', fold: '#B9A67E' },
  pearl: { main: '#EEF1F4', shade: '#D3DAE1', fold: '#98A5B2' },
  sky: { main: '#ABCCE8', shade: '#88B0D4', fold: '#5682AE' },
  indigo: { main: '#4257B2', shade: '#314393', fold: '#1D2A68' },
  navy: { main: '#33446F', shade: '#253358', fold: '#111A33' },
  brick: { main: '#C8654E', shade: '#A94F3A', fold: '#763021' },
  wine: { main: '#94404F', shade: '#78303E', fold: '#4D1A25' },
  moss: { main: '#7F9566', shade: '#667B4E', fold: '#445434' },
  forest: { main: '#41705A', shade: '#315A47', fold: '#1B3A2C' },
  teal: { main: '#63ABA6', shade: '#4A908B', fold: '#2C605C' },
  sand: { main: '#DECBA6', shade: '#C9B389', fold: '#96805A' },
  camel: { main: '#C99D67', shade: '#B0834D', fold: '#7C582D' },
  tan: { main: '#B5764A', shade: '#985E36', fold: '#673B1D' },
  brown: { main: '#85583D', shade: '#6B442C', fold: '#432715' },
  charcoal: { main: '#565E6E', shade: '#424957', fold: '#262B35' },
  black: { main: '#343946', shade: '#252934', fold: '#0F1117' },
  silver: { main: '#C5CDD6', shade: '#A9B4C0', fold: '#748190' },
  rose: { main: '#E8B0AA', shade: '#D5938D', fold: '#A5615D' },
  lilac: { main: '#BDB3DE', shade: '#A295CA', fold: '#6E6199' },
  mustard: { main: '#E3B34E', shade: '#CA9832', fold: '#8E681C' },
  red: { main: '#CF4B43', shade: '#AE3831', fold: '#751F1A' },
} as const satisfies Record<string, Tones>

/**
 * A ground: the whole square and the soft shape that lies on it. Light cloths go on soap, strong ones on linen. In the
 * dark theme `dark` is a shape on the page, and `night` a square with its shape, which strong cloths stand out from.
 */
export const grounds = {
  soap: {
    square: '#E6F4F2',
    shape: '#BFE3E0',
    under: '#A3D0CC',
    dark: '#266',
    night: { square: '#1C4F4E', shape: '#4B918C' },
  },
  linen: {
    square: '#F3F0E8',
    shape: '#E6DECB',
    under: '#D5CAB1',
    dark: '#654',
    night: { square: '#575045', shape: '#978C76' },
  },
} as const

export type Ground = keyof typeof grounds
