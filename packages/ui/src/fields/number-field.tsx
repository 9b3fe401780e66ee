import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  /** The digits as text, since an incomplete number is not a number yet. */
  readonly value: string
  readonly onValueChange: (digits: string) => void
  /** Called with input that contains other characters than digits, such as a comma. */
  readonly onInvalidInput?: (typed: string) => void
}

/** An integer input. A text field with a numeric keyboard: no mouse wheel, no arrows, no `e`. */
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
