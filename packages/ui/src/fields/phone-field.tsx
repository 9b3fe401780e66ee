import { TextField, type TextFieldProps } from './text-field.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix'>

/** A phone number. What is typed stays: the application accepts the usual separators. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField autoComplete="tel" {...props} type="tel" />
}
