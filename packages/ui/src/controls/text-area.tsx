import { cx } from 'class-variance-authority'
import { useState, type ReactNode } from 'react'

import type { Html } from '../internal/html.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { useFieldIds, type FieldLabels } from '../internal/field-ids.ts'
import { Field } from '../internal/field.tsx'
import * as styles from './input.css.ts'

export type TextAreaProps = Html<'textarea'> &
  FieldLabels & {
    /** Says how many characters are left; shown when there is a `maxLength`. */
    readonly counter?: (left: number) => ReactNode
  }

/** From here on the count is also spoken; before, it would only interrupt. */
const ANNOUNCE_BELOW = 20

const lengthOf = (value: TextAreaProps['value']): number => (value === undefined ? 0 : String(value).length)

/** Several lines of text, with a count of what is left when there is a limit. */
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
