import * as Radix from '@radix-ui/react-radio-group'
import type { ReactNode } from 'react'

import * as styles from './segmented-control.css.ts'

export type SegmentedControlProps<Value extends string> = {
  /** Name of the choice, said by assistive technology. */
  readonly label: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
}

/** One of two to four short words that change what is shown below. Arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onValueChange, options } = props
  return (
    <Radix.Root
      className={styles.root}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
    >
      {options.map((option) => (
        <Radix.Item key={option.value} value={option.value} className={styles.segment}>
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
