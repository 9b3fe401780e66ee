/** In whole centimetres. */
export type MeasureSize = { readonly width: number; readonly height: number }
export type MeasureSide = keyof MeasureSize
export type MeasureLimits = Readonly<Record<MeasureSide, { readonly min: number; readonly max: number }>>

/** Formatted quote: area, total and a note such as a minimum charge. */
export type MeasureQuote = { readonly area: string; readonly total: string; readonly note?: string }

export const sides = ['width', 'height'] as const satisfies readonly MeasureSide[]

type ParsedSide = { readonly text: string; readonly outcome: 'fine' | 'fraction' | 'beyond' }

/**
 * Parses the input of one side. A fraction is cut off, since 12,5 without its comma would become 125; a value above the
 * limit empties the field (spec 000 §5, Measures).
 */
export const parseSide = (typed: string, { max }: { readonly max: number }): ParsedSide => {
  const [whole = '', ...rest] = typed.split(/[.,]/)
  const text = whole.replace(/\D/g, '')
  if (Number(text) > max) return { text: '', outcome: 'beyond' }
  return { text, outcome: rest.length > 0 ? 'fraction' : 'fine' }
}

/** Returns the size if both sides are within their limits. */
export const parseSize = (
  texts: Record<MeasureSide, string>,
  limits: MeasureLimits,
): MeasureSize | undefined => {
  const within = (side: MeasureSide) =>
    Number(texts[side]) >= limits[side].min && Number(texts[side]) <= limits[side].max
  if (!sides.every(within)) return undefined
  return { width: Number(texts.width), height: Number(texts.height) }
}
