import { hasPasskeys } from '@colada/client/browser/passkeys'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ButtonLink, Divider, FieldGroup, LockIcon, MailIcon, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { returnToParameter, withReturn } from '../../../platform/routes/guards.ts'
import { useRootData } from '../../../platform/routes/use-root-data.ts'
import { OtherFormLink } from '../form-actions.tsx'
import { FacebookEntry } from './facebook-entry.tsx'
import { usePasskeyLogin, type PasskeyLoginOptions } from './use-passkey-login.ts'

export interface OtherLoginsProps extends PasskeyLoginOptions {
  readonly onMail: () => void
  /** Whether the customer may have no account yet. */
  readonly offersAccount: boolean
  readonly offersGuest: boolean
  /** Whether they are shown on demand. */
  readonly isFolded: boolean
}

/** The ways to log in without a password, and to continue without an account. */
export function OtherLogins(props: OtherLoginsProps) {
  const { onMail, offersAccount, offersGuest, isFolded, ...passkey } = props
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const hasFacebook = useRootData()?.hasFacebook === true
  const { isBusy, logInWithPasskey } = usePasskeyLogin(passkey)
  const title = t('account:login.otherWays')
  const ways = (
    <>
      <Button appearance="outline" fullWidth iconStart={<MailIcon size="small" />} onClick={onMail}>
        {t('account:login.byMail')}
      </Button>
      {hasPasskeys() && (
        <Button
          appearance="outline"
          fullWidth
          iconStart={<LockIcon size="small" />}
          loading={isBusy}
          loadingLabel={t('account:login.busy')}
          onClick={() => void logInWithPasskey()}
        >
          {t('account:login.passkey')}
        </Button>
      )}
      {hasFacebook && (
        <FacebookEntry
          href={withReturn(
            routePath(language, 'LoginFacebook'),
            // The log-in screen passes on where it leads; a dialog leads back to its page.
            new URLSearchParams(search).get(returnToParameter) ?? pathname,
          )}
        />
      )}
      {offersAccount && (
        <>
          <Divider />
          <OtherFormLink
            question={t('account:login.noAccount')}
            href={routePath(language, 'Register')}
            label={t('account:login.register')}
          />
        </>
      )}
      {offersGuest && (
        <ButtonLink href={routePath(language, 'AnonymousPurchase')} appearance="outline" fullWidth>
          {t('account:login.guest')}
        </ButtonLink>
      )}
    </>
  )
  if (isFolded) return <FieldGroup label={title}>{ways}</FieldGroup>
  return (
    <>
      <Text align="center" tone="secondary">
        {title}
      </Text>
      {ways}
    </>
  )
}
