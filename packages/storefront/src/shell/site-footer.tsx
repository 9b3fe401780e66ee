import { foundingYear } from '@colada/domain/coverage/founding-year'
import { Footer } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'
import { FooterTheme } from './footer-theme.tsx'
import { legalPlaces, menusOf } from './navigation.ts'

/** The foot of every page. Default export: it comes to life late. */
export default function SiteFooter() {
  const { t, language } = useWords()
  return (
    <Footer
      label={t('shell:footer.label')}
      headingLevel={2}
      brandName="Colada"
      claim={t('shell:footer.claim')}
      columns={menusOf(t, language).map(({ id, label, links }) => ({ id, heading: label, links }))}
      legalLabel={t('shell:footer.legal')}
      legalLinks={legalPlaces(t, language)}
      aside={<FooterTheme />}
      copyright={t('shell:footer.since', { year: foundingYear })}
    />
  )
}
