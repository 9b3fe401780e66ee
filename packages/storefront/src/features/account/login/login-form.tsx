import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordLogin } from './password-login.tsx'

const MailLogin = lazyWithRetry(() => import('./mail-login.tsx'))

export interface LoginFormProps {
  /** False where the customer has an account: its session expired. */
  readonly offersAccount?: boolean
  /** Whether the purchase without an account is at the end. */
  readonly offersGuest?: boolean
  /** Whether the ways beside the password are folded. */
  readonly foldsOthers?: boolean
  readonly onSignedIn: () => void
}

/** The ways to start a session: a password or those beside it, and a link by mail. */
export function LoginForm(props: LoginFormProps) {
  const { offersAccount = true, offersGuest = true, foldsOthers = false, onSignedIn } = props
  const { t } = useTranslation(['account', 'common'])
  const [isByMail, setByMail] = useState(false)
  const [email, setEmail] = useState('')
  if (isByMail) {
    return (
      <Suspense fallback={<FormSkeleton label={t('common:calls.loading')} fields={1} />}>
        <MailLogin email={email} onBack={() => setByMail(false)} onSignedIn={onSignedIn} />
      </Suspense>
    )
  }
  return (
    <PasswordLogin
      email={email}
      offersAccount={offersAccount}
      offersGuest={offersGuest}
      foldsOthers={foldsOthers}
      onMail={(typed) => {
        setEmail(typed)
        setByMail(true)
      }}
      onSignedIn={onSignedIn}
    />
  )
}
