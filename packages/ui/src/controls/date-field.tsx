import { formatInput } from '../internal/format-input.ts'
import { formatDateInput } from './format-date-input.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'suffix'>

/**
 * A date that is known by heart, typed as DD/MM/YYYY; the slashes come by themselves. Its text is what the customer
 * sees, whether there is such a day is for the form to say. A day that is chosen from a few is a DayStrip.
 */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      // As long as the day with its slashes (spec 001 §9).
      maxLength={10}
      onChange={(event) => {
        formatInput(event, formatDateInput)
        onChange?.(event)
      }}
    />
  )
}
