import { noticeDurationsMs } from '@colada/client/notices/notices'
import { ToastStack, VisuallyHidden } from '@colada/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '../platform/language/messages.ts'
import {
  dismissNotice,
  noNotices,
  type Notice,
  subscribeNotices,
  loggedNotices,
} from '../platform/notices/notices.ts'

/** Shows notices as toasts, and lists them in a log that stays readable (trust 10). */
export default function Toaster({ notices }: { notices: readonly Notice[] }) {
  const namespaces = notices.map(({ key }) => key.split(':')[0] as Namespace)
  const { t } = useTranslation(['shell', ...namespaces])
  const logged = useSyncExternalStore(subscribeNotices, loggedNotices, noNotices)
  return (
    <>
      <ToastStack
        label={t('shell:notices.label')}
        closeLabel={t('shell:close')}
        onDismiss={dismissNotice}
        toasts={notices.map(({ id, key, params, tone, duration = 'toast', action }) => ({
          id,
          title: t(key, { ...params }),
          tone,
          duration: noticeDurationsMs[duration],
          ...(action && {
            action: { label: t(action.key), altText: t(action.altKey), onClick: action.onClick },
          }),
        }))}
      />
      <VisuallyHidden>
        <ol aria-label={t('shell:notices.log')}>
          {logged.map(({ id, key, params }) => (
            <li key={id}>{t(key, { ...params })}</li>
          ))}
        </ol>
      </VisuallyHidden>
    </>
  )
}
