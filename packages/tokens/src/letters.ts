/*
 * A face has two files: the characters of nearly every page, and the rest, which a browser fetches when a text contains
 * one of them. The first fits into the initial congestion window of a new connection (ADR 3).
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset)

const toCodePoints = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!)

const ascii = range(0x20, 0x7e)
/** ASCII characters of source code, which the shop's texts do not contain. */
const codeCharacters = new Set(toCodePoints('<>[]\\^`{|}~'))
/** Letters of the languages of Spain and typographic characters. */
const textCharacters = toCodePoints('\u00a0¿¡áéíóúüñÁÉÍÓÚÜÑàèòïçÀÈÒÇªº«»·©€–—‘’“”…•×²−')
/** ASCII and Latin-1, which covers names in other western European languages. */
const supported = [...ascii, ...range(0xa0, 0xff), ...toCodePoints('ŒœŸ™−→←')]

const first = new Set([...ascii.filter((code) => !codeCharacters.has(code)), ...textCharacters])

/** Code points by font file. */
export const letters = {
  first: [...first].toSorted((a, b) => a - b),
  rest: supported.filter((code) => !first.has(code)).toSorted((a, b) => a - b),
} as const

export type Letters = keyof typeof letters

/**
 * Formats code points as a CSS `unicode-range`: `U+20-7E, U+A0`.
 *
 * @param codes in ascending order
 */
export function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const runs: [from: number, to: number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
