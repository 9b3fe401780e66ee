import { ModeBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The banner of store mode: staff act for the signed-in customer. */
export default function StoreBanner() {
  const { t } = useTranslation('shell')
  return (
    <ModeBanner
      mode="store"
      label={t('shell:mode.label')}
      title={t('shell:mode.store')}
      text={t('shell:mode.storeText')}
    />
  )
}
