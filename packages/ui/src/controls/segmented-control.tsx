import * as Radix from '@radix-ui/react-radio-group'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './segmented-control.css.ts'

export type SegmentedControlProps<Value extends string> = {
  /** Accessible name. */
  readonly label: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly SegmentOption<Value>[]
  readonly disabled?: boolean
}

export type SegmentOption<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  /** Above the label, which may then have caption size. */
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

/** Selects one of two to four short options that change the content below. Arrow keys move and select. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onValueChange, options, disabled } = props
  return (
    <Radix.Root
      className={cx(styles.root, options.length === 4 && styles.pairs)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      disabled={disabled}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={cx(styles.segment, option.icon && styles.withIcon)}
        >
          {option.icon}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
