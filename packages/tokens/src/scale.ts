/**
 * The raw scale of lengths, colours and type. Only themes and `foundation.ts` read it; components use the semantic
 * aliases of `contract.css.ts`.
 */

/** Hex colours by family and step; a higher step is darker. */
export const colours = {
  white: '#FFFFFF',
  black: '#000000',
  linen: {
    50: '#FBFAF6',
    100: '#F3F0E8',
    150: '#ECE8DD',
    200: '#E3DDD0',
    300: '#CFC7B5',
    500: '#7F7663',
    700: '#554E41',
  },
  ink: { 400: '#5A6480', 500: '#465170', 700: '#2A3859', 900: '#14213D' },
  night: {
    100: '#EEF1F9',
    200: '#D5DCED',
    300: '#B9C3DE',
    400: '#9CA8CA',
    500: '#7583AC',
    600: '#44547F',
    700: '#2B3A61',
    750: '#223054',
    800: '#1B2847',
    900: '#121C36',
    950: '#0B1226',
  },
  anil: {
    50: '#F4F6FD',
    100: '#E8EBFA',
    200: '#CED5F4',
    300: '#ABB7EE',
    400: '#8595E6',
    500: '#5468D8',
    550: '#4557C4',
    600: '#2438A6',
    700: '#1A2A80',
    800: '#121E60',
  },
  sun: {
    100: '#FDF2DA',
    200: '#F9DFA9',
    300: '#F7CB6D',
    400: '#F2B33D',
    500: '#E29F20',
    700: '#7D5200',
    900: '#3D2A05',
  },
  soap: { 100: '#E6F4F2', 200: '#BFE3E0', 300: '#93CFC9', 600: '#1E6B66', 700: '#15524E', 900: '#10383A' },
  leaf: { 100: '#E3F2E9', 300: '#8BD3AC', 600: '#1F7A4D', 700: '#165C39', 900: '#10392A' },
  amber: { 100: '#FBEEDA', 300: '#F0BF75', 600: '#9A5B00', 700: '#774600', 900: '#3F2A0D' },
  brick: {
    100: '#FBE9E7',
    300: '#F5A8A1',
    500: '#CE4339',
    600: '#B3261E',
    700: '#8C1D17',
    800: '#6B140F',
    900: '#4A1A20',
  },
} as const

/** Minimum widths of layouts in px. 768 and 1023 are the maximum widths of phone and tablet (spec 001 §9), so the next
 * layouts start one pixel later. */
export const breakpoints = { xs: 367, sm: 550, md: 769, lg: 1024, xl: 1280 } as const

/** Lengths in px on the 4 px grid. */
export const lengths = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 44, 48, 52, 64, 80, 96] as const

/** Corner radii in px; `full` rounds any height. */
export const radii = { none: 0, control: 4, card: 12, full: 9999 } as const

/** Durations in ms. */
export const durations = { fast: 120, medium: 160, slow: 200 } as const

/** Type sizes in px at 367 px and at 1280 px of width, with unitless line heights. */
export const typeSizes = {
  caption: { narrow: 13, wide: 13, leading: 1.4 },
  small: { narrow: 14, wide: 15, leading: 1.45 },
  body: { narrow: 16, wide: 17, leading: 1.55 },
  lead: { narrow: 18, wide: 20, leading: 1.5 },
  title4: { narrow: 17, wide: 19, leading: 1.3 },
  title3: { narrow: 20, wide: 23, leading: 1.25 },
  title2: { narrow: 24, wide: 32, leading: 1.18 },
  title1: { narrow: 30, wide: 46, leading: 1.1 },
  display: { narrow: 36, wide: 64, leading: 1.04 },
} as const

export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const

/** Offsets and blur of shadows; a theme adds the colour. */
export const shadowShapes = {
  raised: '0 1px 2px',
  floating: '0 6px 20px -6px',
  overlay: '0 18px 48px -12px',
} as const

export type Scale = typeof scale

/** The scale as one value: a theme is a pure function of it. */
export const scale = {
  colours,
  breakpoints,
  lengths,
  radii,
  durations,
  typeSizes,
  weights,
  shadowShapes,
} as const
