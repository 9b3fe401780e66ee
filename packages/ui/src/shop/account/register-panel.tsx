import { cx } from 'class-variance-authority'
import type { ReactNode, SubmitEventHandler } from 'react'
import { FormErrorSummary, type FormProblem } from '../../fields/form-error-summary.tsx'
import { row } from '../../fields/internal/field.css.ts'
import * as styles from './form-panel.css.ts'

export type RegisterPanelProps = {
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Selection of private or business, where both are offered. */
  readonly kind?: ReactNode
  /** Fields side by side from 550 px on: first and last name, e-mail and its confirmation. */
  readonly pairs: readonly { readonly id: string; readonly first: ReactNode; readonly second: ReactNode }[]
  /** AddressFields, where an order follows. */
  readonly address?: ReactNode
  /** Fields of the full width after them. */
  readonly fields?: ReactNode
  /** Terms and newsletter, of a registration. */
  readonly consents?: ReactNode
  readonly submit: ReactNode
  readonly error?: string | undefined
  /** The invalid fields, as links. */
  readonly problems?: readonly FormProblem[] | undefined
  readonly alternatives?: ReactNode
}

/** Layout of a form with the customer's data: the registration, and the form that changes it. */
export function RegisterPanel(props: RegisterPanelProps) {
  const { label, onSubmit, kind, pairs, address, fields, consents, submit, error, problems, alternatives } =
    props
  return (
    <div className={styles.root}>
      {kind}
      <form noValidate aria-label={label} className={styles.fields} onSubmit={onSubmit}>
        <FormErrorSummary text={error} problems={problems} />
        {pairs.map(({ id, first, second }) => (
          <div key={id} className={cx(row, styles.pair)}>
            {first}
            {second}
          </div>
        ))}
        {address}
        {fields}
        {consents}
        {submit}
      </form>
      {alternatives && <div className={styles.alternatives}>{alternatives}</div>}
    </div>
  )
}
