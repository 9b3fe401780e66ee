import * as Radix from '@radix-ui/react-switch'
import type { Html } from '../internal/html.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './choice.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import * as field from './internal/field.css.ts'

export type SwitchProps = Html<typeof Radix.Root, 'asChild' | 'children'> &
  Pick<FieldLabels, 'label' | 'hideLabel' | 'hint'>

/** A boolean with immediate effect. */
export function Switch({ label, hideLabel, hint, ...rest }: SwitchProps) {
  const { control, hintId } = useFieldIds({ hint }, rest.id, rest['aria-describedby'])
  const caption = (
    <label className={styles.label} htmlFor={control.id}>
      {label}
    </label>
  )
  return (
    <div className={styles.row}>
      <Radix.Root {...rest} {...control} className={styles.target}>
        <span className={styles.track}>
          <Radix.Thumb className={styles.thumb} />
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
  )
}
