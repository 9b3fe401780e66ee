import { TextArea, type TextAreaProps } from '../../fields/text-area.tsx'
import { Card } from '../../layout/card.tsx'

export type RemarksFieldProps = Pick<TextAreaProps, 'label' | 'optional' | 'hint' | 'error' | 'disabled'> & {
  readonly value: string
  readonly onChange: (remarks: string) => void
  /** Maximum number of characters. */
  readonly limit: number
  /** Formats the remaining characters. */
  readonly counter: NonNullable<TextAreaProps['counter']>
}

/** Remarks for the driver and the laundry. */
export function RemarksField({ value, onChange, limit, ...field }: RemarksFieldProps) {
  return (
    <Card padding="large">
      <TextArea
        {...field}
        maxLength={limit}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Card>
  )
}
