import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  /** The digits as typed; text, since a half-typed number is not one yet. */
  readonly value: string
  readonly onValueChange: (digits: string) => void
  /** Told when something else than a digit was typed, such as a comma in whole centimetres. */
  readonly onInvalidInput?: (typed: string) => void
}

/** A whole number by its digits. A text field with a number pad: no wheel, no arrows, no `e`. */
export function NumberField({ onValueChange, onInvalidInput, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        onValueChange(digits)
        if (digits !== target.value) onInvalidInput?.(target.value)
      }}
    />
  )
}
