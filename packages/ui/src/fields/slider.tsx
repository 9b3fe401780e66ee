import { cx } from 'class-variance-authority'
import { Bar } from '../internal/bar.tsx'
import type { Html } from '../internal/html.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'
import * as styles from './slider.css.ts'

export type SliderProps = Html<'input', 'type' | 'value' | 'onChange' | 'min' | 'max' | 'children'> &
  FieldLabels & {
    readonly value: number
    readonly onValueChange: (value: number) => void
    readonly min?: number
    readonly max?: number
    /** The value as text, shown beside the track and announced: "12 kg". */
    readonly valueText: string
  }

/** An approximate value in a range. For an exact one, use NumberField. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, optional, hint, error, value, onValueChange, valueText, ...input } = props
  const { min = 0, max = 100, disabled } = input
  const { control, ...ids } = useFieldIds({ hint, error }, input.id, input['aria-describedby'])
  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <span className={styles.root}>
        <span className={styles.frame}>
          <span className={styles.bar}>
            <Bar
              fraction={max > min ? (value - min) / (max - min) : 0}
              tone={disabled ? 'neutral' : 'action'}
            />
          </span>
          <input
            {...input}
            {...control}
            type="range"
            min={min}
            max={max}
            value={value}
            aria-valuetext={valueText}
            className={cx(styles.input, styles.thumbClasses)}
            onChange={(event) => onValueChange(event.target.valueAsNumber)}
          />
        </span>
        <output htmlFor={ids.controlId} aria-live="off" className={styles.value}>
          {valueText}
        </output>
      </span>
    </Field>
  )
}
