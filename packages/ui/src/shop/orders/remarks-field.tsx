import { TextArea, type TextAreaProps } from '../../controls/text-area.tsx'
import { Card } from '../../layout/card.tsx'

export type RemarksFieldProps = Pick<TextAreaProps, 'label' | 'optional' | 'hint' | 'error' | 'disabled'> & {
  readonly value: string
  readonly onChange: (remarks: string) => void
  /** The most characters it takes. */
  readonly limit: number
  /** Says how many are left. */
  readonly counter: NonNullable<TextAreaProps['counter']>
}

/** What whoever collects and whoever washes should know. */
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
