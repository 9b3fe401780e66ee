import { DialogContent, DialogRoot } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { LoginForm } from './login-form.tsx'

export interface LoginDialogProps {
  readonly open: boolean
  /** `continue`: before a checkout. `expired`: the session ended. */
  readonly reason: 'continue' | 'expired'
  readonly onOpenChange: (open: boolean) => void
  readonly onSignedIn: () => void
}

/** The log-in in a dialog, so that the page keeps its state. */
export default function LoginDialog({ open, reason, onOpenChange, onSignedIn }: LoginDialogProps) {
  const { t } = useTranslation('account')
  const expired = reason === 'expired'
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="small"
        title={t(expired ? 'account:login.expiredTitle' : 'account:login.dialogTitle')}
        description={t(expired ? 'account:login.expiredText' : 'account:login.dialogText')}
        closeLabel={t('account:calls.close')}
      >
        <LoginForm offersAccount={!expired} onSignedIn={onSignedIn} />
      </DialogContent>
    </DialogRoot>
  )
}
