import { formatPhone } from '@colada/client/format/phone'
import { company } from '@colada/domain/content/company'
import { UnsupportedBrowser } from '@colada/ui'
import { useTranslation } from 'react-i18next'

const browsers = [
  { id: 'firefox', name: 'Firefox', href: 'https://www.mozilla.org/firefox/' },
  { id: 'chrome', name: 'Chrome', href: 'https://www.google.com/chrome/' },
  { id: 'edge', name: 'Edge', href: 'https://www.microsoft.com/edge' },
] as const

/** Plain HTML for browsers that support neither the shop's styles nor its scripts (spec 000 §2, Other). */
export default function UnsupportedNotice() {
  const { t } = useTranslation('shell')
  return (
    <UnsupportedBrowser
      title={t('shell:unsupported.title')}
      headingLevel={2}
      text={t('shell:unsupported.text')}
      browsers={browsers}
      alternative={{
        label: t('shell:unsupported.phone', { phone: formatPhone(company.phone) }),
        href: `tel:${company.phone}`,
      }}
    />
  )
}
