import { whatsAppUrl } from '@colada/client/format/phone'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { company } from '@colada/domain/content/company'
import { ButtonLink, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { categoryPath } from '../../features/catalogue/views.ts'

/** A button that opens a chat with the shop (spec 000 §2, business landing pages). */
export function WhatsAppLink() {
  const { t } = useTranslation('content')
  return (
    <ButtonLink appearance="outline" href={whatsAppUrl(company.whatsApp)}>
      {t('content:page.whatsApp')}
    </ButtonLink>
  )
}

/** Links to the categories for companies: the part `categories`. */
export function BusinessCategories() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <ul>
      {([categoryIds.companies, categoryIds.renting] as const).map((id) => (
        <li key={id}>
          <TextLink href={categoryPath(id, language)}>{t(`shell:category.${id}`)}</TextLink>
        </li>
      ))}
    </ul>
  )
}

/** A link that writes an e-mail to the shop: the part `email`. */
export function EmailLink() {
  const { t } = useTranslation('content')
  return (
    <p>
      <TextLink href={`mailto:${company.email}`}>{t('content:page.email')}</TextLink>
    </p>
  )
}
