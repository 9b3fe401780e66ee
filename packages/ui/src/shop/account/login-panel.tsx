import type { ReactNode, SubmitEventHandler } from 'react'
import { FormErrorSummary } from '../../fields/form-error-summary.tsx'
import { Inline } from '../../layout/inline.tsx'
import * as styles from './form-panel.css.ts'

export type LoginPanelProps = {
  /** Name of the form. */
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly email: ReactNode
  readonly password: ReactNode
  readonly remember: ReactNode
  readonly forgot: ReactNode
  readonly submit: ReactNode
  readonly error?: string | undefined
  /** Alternatives: Facebook, registration, guest checkout. */
  readonly alternatives?: ReactNode
}

/** Layout of a log-in form, for the page and the dialog. */
export function LoginPanel(props: LoginPanelProps) {
  const { label, onSubmit, email, password, remember, forgot, submit, error, alternatives } = props
  return (
    <div className={styles.root}>
      <form noValidate aria-label={label} className={styles.fields} onSubmit={onSubmit}>
        <FormErrorSummary text={error} />
        {email}
        {password}
        <Inline justify="between">
          {remember}
          {forgot}
        </Inline>
        {submit}
      </form>
      {alternatives && <div className={styles.alternatives}>{alternatives}</div>}
    </div>
  )
}
