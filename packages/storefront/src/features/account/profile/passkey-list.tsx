import { QueryView } from '@colada/client/api/query-view'
import { hasPasskeys } from '@colada/client/browser/passkeys'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import {
  AlertDialog,
  Button,
  Callout,
  IconButton,
  Inline,
  LockIcon,
  OwnedList,
  Stack,
  Text,
  TrashIcon,
} from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices/notices.ts'
import { useLastUse } from '../login/use-last-use.ts'
import {
  type Passkey,
  useDeletePasskeyMutation,
  usePasskeysQuery,
  useSessionsQuery,
} from './security-endpoints.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** The customer's passkeys: add one of this device, delete one. */
export function PasskeyList() {
  const { t } = useTranslation('profile')
  return (
    <Stack gap="md">
      <Text tone="secondary">{t('profile:security.passkeysText')}</Text>
      <QueryView
        query={usePasskeysQuery()}
        loadingLabel={t('profile:security.passkeysLoading')}
        failedTitle={t('profile:security.passkeysFailed')}
      >
        {(passkeys) => <Passkeys passkeys={passkeys} />}
      </QueryView>
      {hasPasskeys() ? <AddPasskey /> : <Callout>{t('profile:security.unsupported')}</Callout>}
    </Stack>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation(['common', 'profile'])
  const language = useLanguage()
  const formatLastUse = useLastUse()
  const [deleting, setDeleting] = useState<Passkey>()
  const [remove] = useDeletePasskeyMutation()
  const nameOf = (passkey: Passkey | undefined) => passkey?.name || t('profile:security.defaultPasskeyName')
  const detailOf = ({ createdAt, lastUsedAt }: Passkey) => {
    const date = formatDateTime(createdAt, language)
    return lastUsedAt === null
      ? t('profile:security.added', { date })
      : t('profile:security.addedAndUsed', { date, when: formatLastUse(lastUsedAt) })
  }
  const deletePasskey = async ({ id }: Passkey) => {
    const { error } = await remove(id)
    if (error) notify({ key: 'common:calls.failed', tone: 'danger' })
    else notify({ key: 'profile:security.passkeyRemoved', tone: 'success', duration: 'snackbar' })
  }

  if (passkeys.length === 0) return <Text>{t('profile:security.noPasskeys')}</Text>
  return (
    <>
      <OwnedList
        label={t('profile:security.passkeys')}
        icon={<LockIcon />}
        items={passkeys.map((passkey) => ({
          id: String(passkey.id),
          title: nameOf(passkey),
          detail: detailOf(passkey),
          action: (
            <IconButton
              label={t('profile:security.removePasskey', { name: nameOf(passkey) })}
              icon={<TrashIcon />}
              onClick={() => setDeleting(passkey)}
            />
          ),
        }))}
      />
      <AlertDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        tone="danger"
        title={t('profile:security.removePasskeyTitle', { name: nameOf(deleting) })}
        description={t('profile:security.removePasskeyText')}
        cancelLabel={t('profile:security.keepPasskey')}
        confirmLabel={t('profile:security.removePasskeyConfirm')}
        onConfirm={() => deleting && void deletePasskey(deleting)}
      />
    </>
  )
}

function AddPasskey() {
  const { t } = useTranslation('profile')
  const { addPasskey, isBusy, failure } = useAddPasskey()
  const { data: sessions = [] } = useSessionsQuery()
  const device = sessions.find(({ isCurrent }) => isCurrent)?.device ?? ''
  return (
    <>
      {failure && (
        <Callout tone="danger" live="alert">
          {failure}
        </Callout>
      )}
      <Inline>
        <Button
          loading={isBusy}
          loadingLabel={t('profile:security.adding')}
          onClick={() => void addPasskey(device)}
        >
          {t('profile:security.addPasskey')}
        </Button>
      </Inline>
    </>
  )
}
