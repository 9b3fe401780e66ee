import type { ReactNode, SubmitEventHandler } from 'react'
import { FormErrorSummary, type FormProblem } from '../../fields/form-error-summary.tsx'
import * as styles from './form-panel.css.ts'

export type AddressFormProps = {
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** AddressFields. */
  readonly address: ReactNode
  /** The customer's name for the address. */
  readonly alias: ReactNode
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
  const { label, onSubmit, address, alias, driver, extras, actions, error, problems } = props
  return (
    <form noValidate aria-label={label} className={styles.fields} onSubmit={onSubmit}>
      <FormErrorSummary text={error} problems={problems} />
      {address}
      {alias}
      {driver}
      {extras}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
