import { useId } from 'react'

/** Texts of a field. The label is required, at least for assistive technology. */
export type FieldLabels = {
  readonly label: React.ReactNode
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean
  /** Shown beside the label of an optional field: "(opcional)". */
  readonly optional?: React.ReactNode
  readonly hint?: React.ReactNode
  /** The error and what to do; its presence sets `aria-invalid`. */
  readonly error?: React.ReactNode
}

/** Ids and ARIA attributes that connect a control with its label, hint and error. */
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
