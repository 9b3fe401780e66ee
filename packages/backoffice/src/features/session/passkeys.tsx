import { problemText } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { createPasskey, hasPasskeys } from '@colada/client/browser/passkeys'
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
import {
  type Passkey,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  usePasskeyOptionsMutation,
  usePasskeysQuery,
} from './endpoints.ts'

/** The passkeys of the signed-in staff member: add one of this device, delete one. */
export function Passkeys() {
  const { t } = useTranslation('session')
  return (
    <Stack gap="md">
      <Text tone="secondary">{t('session:passkeys.text')}</Text>
      <QueryView
        query={usePasskeysQuery()}
        loadingLabel={t('session:passkeys.loading')}
        failedTitle={t('session:passkeys.failed')}
      >
        {(passkeys) =>
          passkeys.length === 0 ? (
            <Text>{t('session:passkeys.none')}</Text>
          ) : (
            <PasskeyList passkeys={passkeys} />
          )
        }
      </QueryView>
      {hasPasskeys() ? <AddPasskey /> : <Callout>{t('session:passkeys.unsupported')}</Callout>}
    </Stack>
  )
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation(['common', 'session'])
  const language = useLanguage()
  const [deleting, setDeleting] = useState<Passkey>()
  const [remove, { error }] = useDeletePasskeyMutation()
  const dateOf = (passkey: Passkey) => formatDateTime(passkey.created_at, language)
  return (
    <>
      {error && (
        <Callout tone="danger" live="alert">
          {problemText(error, t)}
        </Callout>
      )}
      <OwnedList
        label={t('session:passkeys.title')}
        icon={<LockIcon />}
        items={passkeys.map((passkey) => ({
          id: String(passkey.id),
          title: t('session:passkeys.added', { date: dateOf(passkey) }),
          detail:
            passkey.last_used_at === null
              ? t('session:passkeys.unused')
              : t('session:passkeys.used', { date: formatDateTime(passkey.last_used_at, language) }),
          action: (
            <IconButton
              label={t('session:passkeys.delete', { date: dateOf(passkey) })}
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
        title={t('session:passkeys.deleteTitle')}
        description={t('session:passkeys.deleteText')}
        cancelLabel={t('session:passkeys.keep')}
        confirmLabel={t('session:passkeys.deleteConfirm')}
        onConfirm={() => deleting && void remove(deleting.id)}
      />
    </>
  )
}

function AddPasskey() {
  const { t } = useTranslation(['common', 'session'])
  const [getOptions, options] = usePasskeyOptionsMutation()
  const [add, adding] = useAddPasskeyMutation()
  const [failure, setFailure] = useState<string>()

  /** @returns The message of a failure. */
  const create = async (): Promise<string | undefined> => {
    const { data, error } = await getOptions()
    if (!data) return problemText(error, t)
    const created = await createPasskey(data.options)
    if (typeof created === 'string') return t(`session:passkeys.${created}`)
    const result = await add({ challenge_id: data.challenge_id, credential: created, name: '' })
    return result.error && problemText(result.error, t)
  }

  return (
    <>
      {failure !== undefined && (
        <Callout tone="danger" live="alert">
          {failure}
        </Callout>
      )}
      {adding.isSuccess && failure === undefined && (
        <Callout tone="success" live="status">
          {t('session:passkeys.success')}
        </Callout>
      )}
      <Inline>
        <Button
          loading={options.isLoading || adding.isLoading}
          loadingLabel={t('session:busy')}
          onClick={() => {
            setFailure(undefined)
            void create().then(setFailure)
          }}
        >
          {t('session:passkeys.add')}
        </Button>
      </Inline>
    </>
  )
}
