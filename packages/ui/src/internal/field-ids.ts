import { useId } from 'react'

/** Words of a field. The label is always there; where it must not be seen, it is still said. */
export type FieldLabels = {
  readonly label: React.ReactNode
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean
  /** Said beside the label when the field may be left empty: "(opcional)". */
  readonly optional?: React.ReactNode
  readonly hint?: React.ReactNode
  /** What is wrong and what to do next; its presence marks the field invalid. */
  readonly error?: React.ReactNode
}

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export const useFieldIds = (
  words: Pick<FieldLabels, 'hint' | 'error'>,
  id?: string,
  describedBy?: string,
) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [describedBy, words.hint && hintId, words.error && errorId].filter(Boolean).join(' ')
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': described || undefined,
      'aria-invalid': words.error ? (true as const) : undefined,
    },
  }
}
