import { Button, ButtonLink, Text } from '@colada/ui'

export interface SubmitButtonProps {
  readonly busy: boolean
  /** What the button says while its form is on its way. */
  readonly busyLabel: string
  readonly children: string
}

/** The button that sends an account form. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" fullWidth loading={busy} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}

export interface OtherFormLinkProps {
  readonly question: string
  readonly href: string
  readonly label: string
}

/** The way to the other form, for who came to the wrong one. */
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
