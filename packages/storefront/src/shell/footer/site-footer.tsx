import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { FOUNDING_YEAR } from '@colada/domain/coverage/founding-year'
import { Footer } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useConsentDialog } from '../consent/use-consent-dialog.ts'
import { legalItems, menusIn } from '../header/navigation.ts'
import { useLazyDialog } from '../use-lazy-dialog.tsx'
import { FooterTheme } from './footer-theme.tsx'

const StoreDialog = lazyWithRetry(() => import('../store-dialog.tsx'))

/** The footer of every page. */
export default function SiteFooter() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const [consentDialog, openConsentDialog] = useConsentDialog()
  const [storeDialog, openStoreDialog] = useLazyDialog(StoreDialog)
  return (
    <>
      <Footer
        label={t('shell:footer.label')}
        headingLevel={2}
        brandName="Colada"
        tagline={t('shell:footer.claim')}
        columns={menusIn(language, t).map(({ id, label, links }) => ({
          id,
          heading: label,
          links,
          ...(id === 'locations' && {
            action: { label: t('shell:footer.chooseStore'), onClick: openStoreDialog },
          }),
        }))}
        legalLabel={t('shell:footer.legal')}
        legalLinks={legalItems(t, language)}
        legalAction={{ label: t('shell:footer.cookieSettings'), onClick: openConsentDialog }}
        aside={<FooterTheme />}
        copyright={t('shell:footer.since', { year: FOUNDING_YEAR })}
      />
      {consentDialog}
      {storeDialog}
    </>
  )
}
