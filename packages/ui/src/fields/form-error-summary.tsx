import type { MouseEvent, ReactNode } from 'react'
import { AlertIcon } from '../media/icons.ts'
import * as styles from './form-error-summary.css.ts'

/** An invalid field. */
export type FormProblem = {
  /** Id of the field's control. */
  readonly fieldId: string
  /** The error as at the field, which it names. */
  readonly text: string
}

export type FormErrorSummaryProps = {
  /** Why the form is invalid; nothing is shown without it. */
  readonly text?: ReactNode
  /** The invalid fields in page order, as links to the fields. */
  readonly problems?: readonly FormProblem[] | undefined
}

const goTo = (event: MouseEvent, fieldId: string) => {
  // The URL does not change.
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Summary of form errors. The live region is always rendered, so that its content is announced. */
export function FormErrorSummary({ text, problems = [] }: FormErrorSummaryProps) {
  return (
    <div role="alert">
      {text && (
        <div className={styles.root}>
          <span className={styles.icon}>
            <AlertIcon />
          </span>
          <div className={styles.text}>
            <p>{text}</p>
            {problems.length > 0 && (
              <ul role="list" className={styles.list}>
                {problems.map((problem) => (
                  <li key={problem.fieldId}>
                    <a
                      href={`#${problem.fieldId}`}
                      className={styles.link}
                      onClick={(event) => goTo(event, problem.fieldId)}
                    >
                      {problem.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
