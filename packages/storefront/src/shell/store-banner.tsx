import { ModeBanner } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'

/** Says that staff are acting for the customer who is signed in. */
export default function StoreBanner() {
  const { t } = useWords()
  return (
    <ModeBanner
      mode="store"
      label={t('shell:mode.label')}
      title={t('shell:mode.store')}
      text={t('shell:mode.storeText')}
    />
  )
}
