import { useState } from 'react'
import { MailLogin } from './mail-login.tsx'
import { PasswordLogin } from './password-login.tsx'

export interface LoginFormProps {
  /** False where the customer has an account: its session expired. */
  readonly offersAccount?: boolean
  readonly onSignedIn: () => void
}

/** The ways to start a session: a password or those beside it, and a link by mail. */
export function LoginForm({ offersAccount = true, onSignedIn }: LoginFormProps) {
  const [isByMail, setByMail] = useState(false)
  const [email, setEmail] = useState('')
  if (isByMail) return <MailLogin email={email} onBack={() => setByMail(false)} onSignedIn={onSignedIn} />
  return (
    <PasswordLogin
      email={email}
      offersAccount={offersAccount}
      onMail={(typed) => {
        setEmail(typed)
        setByMail(true)
      }}
      onSignedIn={onSignedIn}
    />
  )
}
