import type { ChangeEvent } from 'react'

/**
 * Writes what was typed as a field keeps it.
 * @param grew false while something is being taken away: no mark may then come back at the end
 */
export type InputFormatter = (typed: string, grew: boolean) => string

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Where the cursor stands behind the same number of digits, and behind the marks that were put there for it. */
export const caretAfterDigits = (digits: number, written: string, grew: boolean): number => {
  let place = 0
  for (let seen = 0; place < written.length && seen < digits; place += 1)
    if (isDigit(written[place])) seen += 1
  if (grew) while (place < written.length && !isDigit(written[place])) place += 1
  return place
}

/**
 * Rewrites a text field in the middle of its change, before anybody else reads it: a form that holds the value and
 * one that only listens both get the finished text, and the cursor stays where the customer is.
 */
export const formatInput = (event: ChangeEvent<HTMLInputElement>, write: InputFormatter): void => {
  const { target } = event
  const typed = target.value
  const { inputType } = event.nativeEvent as Partial<InputEvent>
  const grew = !inputType?.startsWith('delete')
  const written = write(typed, grew)
  if (written === typed) return
  const cursor = target.selectionStart ?? typed.length
  const atEnd = cursor === typed.length
  const digits = typed.slice(0, cursor).replace(/\D/g, '').length
  target.value = written
  const place = atEnd ? written.length : caretAfterDigits(digits, written, grew)
  target.setSelectionRange(place, place)
}
