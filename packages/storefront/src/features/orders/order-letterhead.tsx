import { formatLongDate } from '@colada/client/format/dates'
import { formatPhone } from '@colada/client/format/phone'
import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { company } from '@colada/domain/content/company'
import type { Order } from '@colada/domain/orders/order'
import { DescriptionList, Hidden, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface OrderLetterheadProps {
  readonly order: Order
  /** Absent until it is loaded. */
  readonly customer: User | undefined
}

/** On paper only: the company, the customer and the date, so that a printed order is a document. */
export function OrderLetterhead({ order, customer }: OrderLetterheadProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const lines = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ')
  return (
    <Hidden where="screen">
      <Stack gap="sm">
        <Text size="small">
          {lines([
            company.legalName,
            company.taxId,
            company.registeredOffice,
            company.email,
            formatPhone(company.phone),
          ])}
        </Text>
        <DescriptionList
          verbatim
          layout="stacked"
          entries={[
            ...(customer
              ? [
                  {
                    id: 'customer',
                    term: t('orders:detail.customer'),
                    description: lines([
                      customer.businessName || `${customer.firstName} ${customer.lastName}`,
                      customer.taxId,
                      customer.billingAddress,
                      customer.billingLocation,
                      customer.email,
                    ]),
                  },
                ]
              : []),
            {
              id: 'placed',
              term: t('orders:detail.placed'),
              description: formatLongDate(order.requestedOn, language),
            },
          ]}
        />
      </Stack>
    </Hidden>
  )
}
