/*
 * A face travels in two files: what nearly every page is written with, and the rest, which a browser fetches when a text
 * has a letter of it. The first is small enough for one answer of a new connection (ADR 3).
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset)

const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!)

const ascii = range(0x20, 0x7e)
/** ASCII that programs need, and no text of a shop. */
const programs = new Set(codesOf('<>[]\\^`{|}~'))
/** Spanish and the other languages of Spain, and what good text has beside letters. */
const ours = codesOf('\u00a0¿¡áéíóúüñÁÉÍÓÚÜÑàèòïçÀÈÒÇªº«»·©€–—‘’“”…•×²−')
/** Latin-1 writes the names of neighbours. */
const latin = [...ascii, ...range(0xa0, 0xff), ...codesOf('ŒœŸ™−→←')]

const first = new Set([...ascii.filter((code) => !programs.has(code)), ...ours])

/** Code points by the file that has them. */
export const letters = {
  first: [...first].toSorted((a, b) => a - b),
  rest: latin.filter((code) => !first.has(code)).toSorted((a, b) => a - b),
} as const

export type Letters = keyof typeof letters

/** Code points as CSS names them, neighbours together: `U+20-7E, U+A0`. */
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
