import { Banner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Where no script runs, what the shop cannot do then; its controls are left out (the reset of the tokens). */
export function WithoutScript() {
  const { t } = useTranslation('shell')
  return <Banner label={t('shell:flash.notice')}>{t('shell:unscripted')}</Banner>
}
