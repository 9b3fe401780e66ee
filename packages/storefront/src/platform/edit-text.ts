/** A part of a text, by its place, and what comes there instead. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A text with all its edits, which may not overlap: put together once, where one replacement after the other would copy a whole page each. */
export function editText(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    parts.push(text.slice(at, edit.from), edit.text)
    at = edit.to
  }
  parts.push(text.slice(at))
  return parts.join('')
}

/** Something in the place of the first `part` of a text; nothing where it has none. */
export function insteadOf(text: string, part: string, instead: () => string): Edit[] {
  const from = text.indexOf(part)
  return from < 0 ? [] : [{ from, to: from + part.length, text: instead() }]
}
