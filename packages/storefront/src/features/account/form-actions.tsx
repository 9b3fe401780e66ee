import { Button, ButtonLink, Text } from '@colada/ui'

export interface SubmitButtonProps {
  readonly busy: boolean
  /** Label while the form is being submitted. */
  readonly busyLabel: string
  readonly children: string
}

/** The submit button of an account form. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" fullWidth loading={busy} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}

/** The submit button of a form that changes saved data, beside CancelLink. */
export function SaveButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" loading={busy} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}

/** Leaves a form that changes saved data. */
export function CancelLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <ButtonLink href={href} appearance="plain" tone="neutral">
      {children}
    </ButtonLink>
  )
}

export interface OtherFormLinkProps {
  readonly question: string
  readonly href: string
  readonly label: string
}

/** The link from log-in to registration, or back. */
export function OtherFormLink({ question, href, label }: OtherFormLinkProps) {
  return (
    <>
      <Text align="center" tone="secondary">
        {question}
      </Text>
      <ButtonLink href={href} appearance="outline" fullWidth>
        {label}
      </ButtonLink>
    </>
  )
}
