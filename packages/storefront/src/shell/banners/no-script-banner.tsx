import { Banner } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Shown in a browser without scripts; the reset of the tokens package hides the controls that need them. */
export function NoScriptBanner() {
  const { t } = useTranslation('shell')
  return <Banner label={t('shell:flash.notice')}>{t('shell:unscripted')}</Banner>
}
