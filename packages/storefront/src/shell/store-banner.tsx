import { ModeBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Says that staff are acting for the customer who is signed in. */
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
