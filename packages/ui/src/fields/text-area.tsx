import { cx } from 'class-variance-authority'
import { useState, type ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './input.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'

export type TextAreaProps = Html<'textarea'> &
  FieldLabels & {
    /** Formats the remaining number of characters; needs `maxLength`. */
    readonly counter?: (left: number) => ReactNode
  }

/** Remaining characters from which on the count is announced. */
const ANNOUNCE_BELOW = 20

const lengthOf = (value: TextAreaProps['value']): number => (value === undefined ? 0 : String(value).length)

/** A multi-line text input, with a character count if it has a limit. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, optional, hint, error, counter, onChange, ...area } = props
  const { control, ...ids } = useFieldIds({ hint, error }, area.id, area['aria-describedby'])
  const [typed, setTyped] = useState(lengthOf(area.value ?? area.defaultValue))
  const length = area.value === undefined ? typed : lengthOf(area.value)
  const left = area.maxLength === undefined ? undefined : area.maxLength - length
  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <textarea
        rows={3}
        {...area}
        {...control}
        className={cx(styles.box, styles.area)}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
      />
      {counter && left !== undefined && (
        <>
          <span className={styles.counter} data-full={left <= 0} aria-hidden="true">
            {counter(left)}
          </span>
          <VisuallyHidden aria-live="polite">{left <= ANNOUNCE_BELOW ? counter(left) : null}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
