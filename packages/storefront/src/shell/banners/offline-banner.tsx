import { useOffline } from '@colada/client/browser/use-offline'
import { OfflineNotice } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The banner of an offline browser: the page stays usable and the cart is saved. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  return (
    <OfflineNotice offline={useOffline()} label={t('shell:offline.label')} text={t('shell:offline.notice')} />
  )
}
