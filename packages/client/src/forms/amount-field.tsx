import { TextField } from '@colada/ui'

export interface AmountFieldProps {
  readonly label: string
  readonly hint?: string
  /** As it is typed; `parseMoney` reads it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly error?: string | undefined
}

/** A field for an amount of euros. */
export function AmountField({ onChange, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
