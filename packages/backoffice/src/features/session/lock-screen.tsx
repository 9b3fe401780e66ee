import { problemText, toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, FullScreenDialog } from '@colada/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnlockMutation } from './lock-endpoints.ts'
import { PinForm } from './pin-form.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Covers the page of a locked session, which keeps what was typed, until its person gives the PIN or ends it. */
export function LockScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation(['session', 'shell', 'common'])
  const signOut = useSignOut()
  const [unlock, { isLoading, error }] = useUnlockMutation()
  const title = t('session:lock.title')
  const isWrong = error && toProblem(error).code === statusCodes.pinRequired.code
  useLockedTitle(`${title} | ${t('shell:name')}`)
  return (
    <FullScreenDialog title={title} description={t('session:lock.text', { name })}>
      <PinForm
        label={title}
        submitLabel={t('session:lock.unlock')}
        isLoading={isLoading}
        failure={error && !isWrong ? problemText(error, t) : undefined}
        onSubmit={(pin) => void unlock({ pin })}
      >
        <Button appearance="plain" fullWidth onClick={() => void signOut()}>
          {t('shell:logOut')}
        </Button>
      </PinForm>
    </FullScreenDialog>
  )
}

/** The page below keeps its own title element, so the title is replaced and restored. */
function useLockedTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
