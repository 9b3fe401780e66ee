import { formatDateInput } from './format-date-input.ts'
import { formatInput } from './format-input.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'suffix'>

/**
 * A date typed as DD/MM/YYYY; the slashes are inserted. The value is the formatted text, which the form validates.
 * To select one of a few days, use DayStrip.
 */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      // DD/MM/YYYY (spec 001 §9).
      maxLength={10}
      onChange={(event) => {
        formatInput(event, formatDateInput)
        onChange?.(event)
      }}
    />
  )
}
