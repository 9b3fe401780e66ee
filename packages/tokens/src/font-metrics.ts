/** Metrics of a face at one weight, in units of its em, as capsize takes them. */
export interface FontMetrics {
  readonly familyName: string
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly unitsPerEm: number
  /** Average width of a character, weighted by its frequency in Latin texts. */
  readonly xWidthAvg: number
}

const figtree = { familyName: 'Figtree', ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000 }

/** The served faces, as `@capsizecss/unpack` reads them from their files; a test compares them. */
export const faceMetrics = {
  display: {
    semibold: {
      familyName: 'Bricolage Grotesque',
      ascent: 930,
      descent: -270,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 483,
    },
  },
  text: {
    regular: { ...figtree, xWidthAvg: 449 },
    semibold: { ...figtree, xWidthAvg: 458 },
  },
} as const satisfies Record<string, Record<string, FontMetrics>>

const arialEm = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 }

/** Arial, from `@capsizecss/metrics` 4.3.0. Liberation Sans has the same widths. */
export const arialMetrics = {
  regular: { ...arialEm, xWidthAvg: 913 },
  bold: { ...arialEm, xWidthAvg: 983 },
} as const satisfies Record<string, FontMetrics>
