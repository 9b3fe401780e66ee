import { DescriptionList, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { SectionCard } from './section-card.tsx'

export interface CustomerCardProps {
  readonly customer: OrderDetail['customer']
  readonly isBusiness: boolean
}

/** How the customer is reached. */
export function CustomerCard({ customer, isBusiness }: CustomerCardProps) {
  const { t } = useTranslation('orders')
  const { name, email, phone, language, business_name: company } = customer
  return (
    <SectionCard title={t('orders:detail.customer')}>
      <DescriptionList
        verbatim
        entries={[
          { id: 'name', term: t('orders:detail.name'), description: name },
          ...(isBusiness ? [{ id: 'company', term: t('orders:detail.company'), description: company }] : []),
          {
            id: 'email',
            term: t('orders:detail.email'),
            description: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
          },
          {
            id: 'phone',
            term: t('orders:detail.phone'),
            description: <TextLink href={`tel:${phone}`}>{phone}</TextLink>,
          },
          { id: 'language', term: t('orders:detail.language'), description: t(`orders:detail.${language}`) },
        ]}
      />
    </SectionCard>
  )
}
