import { problemText, toProblem } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import type { LinkPurpose } from '@colada/domain/account/links'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, ErrorState } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Link, useLinkQuery } from './link-endpoints.ts'

export interface LinkGateProps {
  /** From the path; a secret. */
  readonly token: string
  readonly purposes: readonly LinkPurpose[]
  /** Number of fields in the placeholder. */
  readonly fields: number
  /** Shown for a link that has expired or was used. */
  readonly expired: ReactNode
  readonly children: (link: Link, check: () => void) => ReactNode
}

/** Checks the link of a mail before it shows what the link is for; `check` repeats that. */
export function LinkGate({ token, purposes, fields, expired, children }: LinkGateProps) {
  const { t } = useTranslation(['account', 'common'])
  const { data: link, error, refetch } = useLinkQuery(token)
  const check = () => void refetch()
  if (error) {
    if (toProblem(error).code === statusCodes.linkInvalid.code) return expired
    return <LinkFailed message={problemText(error, t)} onRetry={check} />
  }
  if (!link) return <FormSkeleton label={t('common:calls.loading')} fields={fields} />
  return purposes.includes(link.purpose) ? children(link, check) : expired
}

export interface LinkExpiredProps {
  readonly children: string
  /** Where a new link is requested. */
  readonly href: string
  readonly label: string
}

/** A link that has expired or was used, with the way to a new one. */
export function LinkExpired({ children, href, label }: LinkExpiredProps) {
  const { t } = useTranslation('account')
  return (
    <ErrorState title={t('account:link.expired')} actions={<ButtonLink href={href}>{label}</ButtonLink>}>
      {children}
    </ErrorState>
  )
}

export interface LinkFailedProps {
  readonly message: string
  readonly onRetry: () => void
}

/** The link could not be checked. */
export function LinkFailed({ message, onRetry }: LinkFailedProps) {
  const { t } = useTranslation('account')
  return (
    <ErrorState title={t('account:link.failed')} actions={<RetryButton onRetry={onRetry} />}>
      {message}
    </ErrorState>
  )
}
