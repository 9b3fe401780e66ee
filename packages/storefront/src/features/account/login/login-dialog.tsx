import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, DialogContent, DialogRoot, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { LoginForm } from './login-form.tsx'

export interface LoginDialogProps {
  readonly open: boolean
  /** `continue`: before a checkout. `expired`: the session ended. */
  readonly reason: 'continue' | 'expired'
  readonly onOpenChange: (open: boolean) => void
  readonly onSignedIn: () => void
}

/** The log-in in a dialog, so that the page keeps its state. Before a checkout the purchase without an account comes first. */
export default function LoginDialog({ open, reason, onOpenChange, onSignedIn }: LoginDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const expired = reason === 'expired'
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="small"
        title={t(expired ? 'account:login.expiredTitle' : 'account:login.dialogTitle')}
        description={t(expired ? 'account:login.expiredText' : 'account:login.dialogText')}
        closeLabel={t('common:calls.close')}
      >
        <Stack gap="md">
          {!expired && (
            <>
              <ButtonLink
                href={routePath(language, 'AnonymousPurchase')}
                size="large"
                fullWidth
                data-first-focus=""
              >
                {t('account:login.guest')}
              </ButtonLink>
              <Text align="center" tone="secondary">
                {t('account:login.orLogIn')}
              </Text>
            </>
          )}
          <LoginForm
            offersAccount={!expired}
            offersGuest={false}
            foldsOthers={!expired}
            onSignedIn={onSignedIn}
          />
        </Stack>
      </DialogContent>
    </DialogRoot>
  )
}
