/** In whole centimetres. */
export type MeasureSize = { readonly width: number; readonly height: number }
export type MeasureSide = keyof MeasureSize
export type MeasureLimits = Readonly<Record<MeasureSide, { readonly min: number; readonly max: number }>>

/** Formatted quote: area, total and a note such as a minimum charge. */
export type MeasureQuote = { readonly area: string; readonly total: string; readonly note?: string }

export const sides = ['width', 'height'] as const satisfies readonly MeasureSide[]

type SideLimits = MeasureLimits[MeasureSide]
export type SideProblem = 'fraction' | 'beyond'
type ParsedSide = { readonly text: string; readonly problem?: SideProblem }

/**
 * Parses the input of one side while it is typed. The first separator is kept, since 12,5 without its comma would become
 * 125; a value above the limit empties the field (spec 000 §5, Measures).
 */
export const parseSide = (typed: string, { max }: Pick<SideLimits, 'max'>): ParsedSide => {
  const [whole = '', ...decimals] = typed.split(/[.,]/).map((part) => part.replace(/\D/g, ''))
  if (Number(whole) > max) return { text: '', problem: 'beyond' }
  if (decimals.length === 0) return { text: whole }
  return { text: `${whole}${/[.,]/.exec(typed)?.[0]}${decimals.join('')}`, problem: 'fraction' }
}

/** Above it, a value with decimals is not read as metres: no side is longer. */
const MAX_METRES = 23.5

/** Returns the whole centimetres of a length that can only be metres, such as `1,6`. */
const centimetresOf = (text: string): number | undefined => {
  if (!/^(\d+[.,]\d{0,2}|[.,]\d{1,2})$/.test(text)) return undefined
  const metres = Number(text.replace(',', '.'))
  return metres > 0 && metres <= MAX_METRES ? Math.round(metres * 100) : undefined
}

type SettledSide = ParsedSide & { readonly centimetres?: number }

/**
 * Reads the text of one side when its field is left.
 *
 * @returns the text in whole centimetres, with `centimetres` if metres were converted. Other decimals are cut off if what
 *   remains is a possible length, and stay a problem.
 */
export const settleSide = (text: string, { min, max }: SideLimits): SettledSide => {
  if (!/[.,]/.test(text)) return text && Number(text) < min ? { text, problem: 'beyond' } : { text }
  const centimetres = centimetresOf(text)
  if (centimetres === undefined) {
    const whole = text.split(/[.,]/)[0] ?? ''
    return { text: Number(whole) >= min ? whole : text, problem: 'fraction' }
  }
  if (centimetres > max) return { text: '', problem: 'beyond' }
  return centimetres < min
    ? { text: String(centimetres), problem: 'beyond' }
    : { text: String(centimetres), centimetres }
}

/** Returns the size if both sides are whole centimetres within their limits. */
export const parseSize = (
  texts: Record<MeasureSide, string>,
  limits: MeasureLimits,
): MeasureSize | undefined => {
  const within = (side: MeasureSide) =>
    /^\d+$/.test(texts[side]) &&
    Number(texts[side]) >= limits[side].min &&
    Number(texts[side]) <= limits[side].max
  if (!sides.every(within)) return undefined
  return { width: Number(texts.width), height: Number(texts.height) }
}
