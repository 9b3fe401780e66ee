import { formatInput } from '../internal/format-input.ts'
import { formatPhoneInput } from './format-phone-input.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix'>

/** A phone number, grouped on input. Letters are removed. */
export function PhoneField({ onChange, ...rest }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      onChange={(event) => {
        formatInput(event, formatPhoneInput)
        onChange?.(event)
      }}
    />
  )
}
