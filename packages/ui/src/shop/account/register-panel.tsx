import type { ReactNode, SubmitEventHandler } from 'react'

import { FormErrorSummary, type FormProblem } from '../../controls/form-error-summary.tsx'
import * as styles from './form-panel.css.ts'

export type RegisterPanelProps = {
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Private or business, where both are offered. */
  readonly kind?: ReactNode
  /** Two by two beside each other from 550 px on: first and last name, address and its confirmation. */
  readonly pairs: readonly { readonly id: string; readonly first: ReactNode; readonly second: ReactNode }[]
  /** Fields of the full width after the pairs. */
  readonly fields?: ReactNode
  /** Terms and newsletter. */
  readonly consents: ReactNode
  readonly submit: ReactNode
  readonly error?: string | undefined
  /** The fields that are wrong, each a way to its field. */
  readonly problems?: readonly FormProblem[] | undefined
  readonly alternatives?: ReactNode
}

/** The order of a registration. */
export function RegisterPanel(props: RegisterPanelProps) {
  const { label, onSubmit, kind, pairs, fields, consents, submit, error, problems, alternatives } = props
  return (
    <div className={styles.root}>
      {kind}
      <form noValidate aria-label={label} className={styles.fields} onSubmit={onSubmit}>
        <FormErrorSummary text={error} problems={problems} />
        {pairs.map(({ id, first, second }) => (
          <div key={id} className={styles.pair}>
            {first}
            {second}
          </div>
        ))}
        {fields}
        {consents}
        {submit}
      </form>
      {alternatives && <div className={styles.other}>{alternatives}</div>}
    </div>
  )
}
