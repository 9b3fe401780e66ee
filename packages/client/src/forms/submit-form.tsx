import { Button, Callout, Inline, Stack } from '@colada/ui'
import type { ReactNode } from 'react'

export interface SubmitFormProps {
  /** The name of the form; none where its heading is that of the section. */
  readonly label?: string
  readonly children: ReactNode
  readonly onSubmit: () => unknown
  /** Why the last attempt failed. */
  readonly problem?: string | undefined
  readonly problemTone?: 'danger' | 'warning'
  readonly submitLabel: string
  readonly busyLabel: string
  readonly isBusy: boolean
}

/** A form with its own checks, the problem of the last attempt, and one button. */
export function SubmitForm(props: SubmitFormProps) {
  const { label, children, onSubmit, problem, problemTone = 'danger', submitLabel, busyLabel, isBusy } = props
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="md">
        {children}
        {problem !== undefined && (
          <Callout tone={problemTone} live="alert">
            {problem}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isBusy} loadingLabel={busyLabel}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
