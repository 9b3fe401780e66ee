import type { MouseEvent, ReactNode } from 'react'

import { AlertIcon } from '../media/icons.ts'
import * as styles from './form-error-summary.css.ts'

/** One field that is wrong. */
export type FormProblem = {
  /** Id of the field's control. */
  readonly fieldId: string
  /** Which field, and what is wrong with it. */
  readonly text: string
}

export type FormErrorSummaryProps = {
  /** Why the form was refused. Without it there is nothing to see. */
  readonly text?: ReactNode
  /** The fields that are wrong, in their order on the page; each leads to its field. */
  readonly problems?: readonly FormProblem[] | undefined
}

const goTo = (event: MouseEvent, fieldId: string) => {
  // The address stays as it is: a form is not a place of its own.
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Why the whole form was refused. Its place is always there, so that the message is announced when it comes. */
export function FormErrorSummary({ text, problems = [] }: FormErrorSummaryProps) {
  return (
    <div role="alert">
      {text && (
        <div className={styles.root}>
          <span className={styles.sign}>
            <AlertIcon />
          </span>
          <div className={styles.words}>
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
