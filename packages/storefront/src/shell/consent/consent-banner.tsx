import { CookieBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { decisionFlags, saveDecision } from '../../platform/privacy/consent.ts'
import { useConsentDialog } from './use-consent-dialog.ts'

/**
 * Requests consent until the visitor decides; then CSS hides it. It is part of every document, so it shifts no layout.
 */
export function ConsentBanner() {
  const { t } = useTranslation('shell')
  const [dialog, openDialog] = useConsentDialog()
  const decide = (decision: 'accept' | 'decline') => () =>
    void saveDecision(decision, decisionFlags[decision])
  return (
    <>
      <CookieBanner
        label={t('shell:consent.label')}
        text={t('shell:consent.text')}
        accept={{ label: t('shell:consent.accept'), onClick: decide('accept') }}
        decline={{ label: t('shell:consent.decline'), onClick: decide('decline') }}
        settings={{ label: t('shell:consent.settings'), onClick: openDialog }}
      />
      {dialog}
    </>
  )
}
