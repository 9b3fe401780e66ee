import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import { ChevronDownIcon } from '../media/icons.ts'
import * as styles from './input.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectProps = Html<'select', 'multiple' | 'size' | 'children'> &
  FieldLabels & {
    readonly options: readonly SelectOption[]
    /** The first, empty option: "Elige una dirección". */
    readonly placeholder?: string
  }

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hideLabel, optional, hint, error, options, placeholder, ...select } = props
  const { control, ...ids } = useFieldIds({ hint, error }, select.id, select['aria-describedby'])
  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <span className={styles.frame}>
        <select {...select} {...control} className={cx(styles.box, styles.hasEnd)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </span>
    </Field>
  )
}
