import type { ChangeEvent } from 'react'

/**
 * Formats the value of a field on input.
 *
 * @param grew false on deletion, when no trailing separator may be inserted
 */
export type InputFormatter = (typed: string, grew: boolean) => string

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Returns the caret position after a number of digits and, on insertion, after the separators that follow. */
export const caretAfterDigits = (digits: number, written: string, grew: boolean): number => {
  let place = 0
  for (let seen = 0; place < written.length && seen < digits; place += 1)
    if (isDigit(written[place])) seen += 1
  if (grew) while (place < written.length && !isDigit(written[place])) place += 1
  return place
}

/**
 * Formats a text field during its change event, before other handlers read it, so that controlled and uncontrolled
 * forms get the formatted text. Keeps the caret position.
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
