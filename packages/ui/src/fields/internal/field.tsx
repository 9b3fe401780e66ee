import type { ReactNode } from 'react'
import { AlertIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import type { FieldLabels } from './field-ids.ts'
import * as styles from './field.css.ts'

export type FieldProps = FieldLabels & {
  readonly controlId: string
  readonly hintId: string
  readonly errorId: string
  readonly children: ReactNode
}

/** Layout of a control with label, hint and error, which is announced. */
export function Field(props: FieldProps) {
  const { label, hideLabel, optional, hint, error, controlId, hintId, errorId, children } = props
  const caption = (
    <label className={styles.label} htmlFor={controlId} id={`${controlId}-label`}>
      {label}
      {optional && <span className={styles.optional}>{optional}</span>}
    </label>
  )
  return (
    <div className={styles.root}>
      {hideLabel && <VisuallyHidden>{caption}</VisuallyHidden>}
      {(!hideLabel || hint) && (
        <div className={styles.head}>
          {!hideLabel && caption}
          {hint && (
            <span className={styles.hint} id={hintId}>
              {hint}
            </span>
          )}
        </div>
      )}
      <div className={styles.body}>
        {children}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  )
}

/** Live region of an error, rendered before there is one so that the error is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.errorRegion} aria-live="polite">
      {children && (
        <span className={styles.error} id={id}>
          <AlertIcon size="small" />
          <span>{children}</span>
        </span>
      )}
    </div>
  )
}
