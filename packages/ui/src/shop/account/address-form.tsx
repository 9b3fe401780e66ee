import { cx } from 'class-variance-authority'
import type { ReactNode, SubmitEventHandler } from 'react'
import { FormErrorSummary, type FormProblem } from '../../fields/form-error-summary.tsx'
import { row } from '../../fields/internal/field.css.ts'
import * as styles from './form-panel.css.ts'

export type AddressFormProps = {
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly alias: ReactNode
  readonly street: ReactNode
  readonly number: ReactNode
  readonly postalCode: ReactNode
  readonly city: ReactNode
  /** What a driver needs, as a FieldGroup. */
  readonly driver?: ReactNode
  /** The default switch. */
  readonly extras?: ReactNode
  /** The primary action first. */
  readonly actions: ReactNode
  readonly error?: string | undefined
  /** The invalid fields, as links. */
  readonly problems?: readonly FormProblem[] | undefined
}

/** Layout of an address form. */
export function AddressForm(props: AddressFormProps) {
  const {
    label,
    onSubmit,
    alias,
    street,
    number,
    postalCode,
    city,
    driver,
    extras,
    actions,
    error,
    problems,
  } = props
  return (
    <form noValidate aria-label={label} className={styles.fields} onSubmit={onSubmit}>
      <FormErrorSummary text={error} problems={problems} />
      {alias}
      <div className={cx(row, styles.street)}>
        {street}
        {number}
      </div>
      <div className={cx(row, styles.pair)}>
        {postalCode}
        {city}
      </div>
      {driver}
      {extras}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
