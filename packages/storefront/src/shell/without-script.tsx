import { Banner } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'

/** Where no script runs, what the shop cannot do then; its controls are left out (the reset of the tokens). */
export function WithoutScript() {
  const { t } = useWords()
  return <Banner label={t('shell:flash.notice')}>{t('shell:unscripted')}</Banner>
}
