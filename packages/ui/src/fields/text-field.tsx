import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import * as styles from './input.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'

export type TextFieldProps = Html<'input', 'type' | 'size'> &
  FieldLabels & {
    readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password'
    /** Decorative icon before the text. */
    readonly iconStart?: ReactNode
    /** A short unit after the text; hidden from assistive technology, so repeat it in the label or the hint. */
    readonly suffix?: ReactNode
    /** A control at the end of the field, such as an IconButton that clears it. */
    readonly action?: ReactNode
    /** Content between the control and its error, such as a meter. */
    readonly below?: ReactNode
  }

/** A single-line text input. Set `autoComplete` and `inputMode`. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, optional, hint, error, iconStart, suffix, action, below, ...input } = props
  const { control, ...ids } = useFieldIds({ hint, error }, input.id, input['aria-describedby'])
  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <span className={styles.frame}>
        {iconStart && <span className={styles.start}>{iconStart}</span>}
        <input
          type="text"
          {...input}
          {...control}
          className={cx(styles.box, iconStart && styles.hasStart, (suffix || action) && styles.hasEnd)}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
        {action && <span className={styles.endButton}>{action}</span>}
      </span>
      {below}
    </Field>
  )
}
