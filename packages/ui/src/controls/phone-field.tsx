import { writeTyped } from '../internal/typed-text.ts'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix'>

/** A phone number, grouped while it is typed so that it can be read back. Letters do not stay. */
export function PhoneField({ onChange, ...rest }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      onChange={(event) => {
        writeTyped(event, phoneText)
        onChange?.(event)
      }}
    />
  )
}
