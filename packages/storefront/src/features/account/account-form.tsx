import { FormErrorSummary, type FormErrorSummaryProps, Stack } from '@colada/ui'
import type { ReactNode, SubmitEventHandler } from 'react'

export interface AccountFormProps {
  /** Name of the form. */
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly error?: FormErrorSummaryProps['text']
  /** Fields and submit button. */
  readonly children: ReactNode
}

/** A short form of the account, with its error at the top. */
export function AccountForm({ label, onSubmit, error, children }: AccountFormProps) {
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack gap="md">
        <FormErrorSummary text={error} />
        {children}
      </Stack>
    </form>
  )
}
