import * as Radix from '@radix-ui/react-checkbox'
import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import { CheckIcon, MinusIcon } from '../media/icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './choice.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import * as field from './internal/field.css.ts'
import { FieldError } from './internal/field.tsx'

export type CheckboxProps = Html<typeof Radix.Root, 'asChild' | 'children'> & Omit<FieldLabels, 'optional'>

/** A boolean that takes effect on submit. For an immediate effect, use Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, hint, error, ...box } = props
  const { control, hintId, errorId } = useFieldIds({ hint, error }, box.id, box['aria-describedby'])
  const caption = (
    <label className={styles.label} htmlFor={control.id}>
      {label}
    </label>
  )
  return (
    <div className={field.root}>
      <div className={styles.row}>
        <Radix.Root {...box} {...control} className={cx(styles.target, styles.alignStart)}>
          <span className={styles.indicator}>
            <Radix.Indicator>
              {box.checked === 'indeterminate' ? <MinusIcon size="small" /> : <CheckIcon size="small" />}
            </Radix.Indicator>
          </span>
        </Radix.Root>
        <span className={styles.content}>
          {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          {hint && (
            <span id={hintId} className={field.hint}>
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
