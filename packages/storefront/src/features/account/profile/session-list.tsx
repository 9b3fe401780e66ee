import { QueryView } from '@colada/client/api/query-view'
import { AlertDialog, Button, GlobeIcon, Inline, OwnedList, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices/notices.ts'
import { useLastUse } from '../login/use-last-use.ts'
import {
  type Session,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from './security-endpoints.ts'

/** The customer's open sessions, each of which can be ended. */
export function SessionList() {
  const { t } = useTranslation('profile')
  return (
    <QueryView
      query={useSessionsQuery()}
      loadingLabel={t('profile:security.sessionsLoading')}
      failedTitle={t('profile:security.sessionsFailed')}
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryView>
  )
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('profile')
  const formatLastUse = useLastUse()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <Stack gap="md">
      <OwnedList
        label={t('profile:security.sessions')}
        icon={<GlobeIcon />}
        items={sessions.map((session) => ({
          id: String(session.id),
          title: session.device || t('profile:security.unknownDevice'),
          mark: session.isCurrent ? t('profile:security.thisDevice') : undefined,
          detail: t('profile:security.lastUsed', { when: formatLastUse(session.lastUsedAt) }),
          action: !session.isCurrent && <EndSession session={session} />,
        }))}
      />
      {hasOthers ? (
        <Inline>
          <EndOthers />
        </Inline>
      ) : (
        <Text tone="secondary">{t('profile:security.onlyThis')}</Text>
      )}
    </Stack>
  )
}

function EndSession({ session }: { session: Session }) {
  const { t } = useTranslation(['common', 'profile'])
  const [end, { isLoading }] = useEndSessionMutation()
  const device = session.device || t('profile:security.unknownDevice')
  const endSession = async () => {
    const { error } = await end(session.id)
    if (error) notify({ key: 'common:calls.failed', tone: 'danger' })
    else notify({ key: 'profile:security.ended', tone: 'success' })
  }
  return (
    <Button
      size="small"
      tone="neutral"
      appearance="outline"
      aria-label={t('profile:security.end', { device })}
      loading={isLoading}
      loadingLabel={t('profile:security.ending')}
      onClick={() => void endSession()}
    >
      {t('profile:security.endShort')}
    </Button>
  )
}

function EndOthers() {
  const { t } = useTranslation(['common', 'profile'])
  const [asking, setAsking] = useState(false)
  const [end, { isLoading }] = useEndOtherSessionsMutation()

  const endOthers = async () => {
    const { data, error } = await end()
    if (error) notify({ key: 'common:calls.failed', tone: 'danger' })
    else notify({ key: 'profile:security.endedOthers', params: { count: data }, tone: 'success' })
  }

  return (
    <>
      <Button
        tone="neutral"
        appearance="outline"
        loading={isLoading}
        loadingLabel={t('profile:security.ending')}
        onClick={() => setAsking(true)}
      >
        {t('profile:security.endOthers')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('profile:security.endOthersTitle')}
        description={t('profile:security.endOthersText')}
        cancelLabel={t('profile:security.keep')}
        confirmLabel={t('profile:security.endOthersConfirm')}
        onConfirm={() => void endOthers()}
      />
    </>
  )
}
