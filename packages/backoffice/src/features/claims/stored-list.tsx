import { formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { Heading, Stack, Table, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { useStoredOrdersQuery } from './endpoints.ts'

/** Orders whose garments have waited for longer than the terms allow, for operations; nothing without them. */
export function StoredList() {
  const { t } = useTranslation('incidents')
  const language = useLanguage()
  const { data: orders = [] } = useStoredOrdersQuery(undefined, { refetchOnMountOrArgChange: true })
  if (orders.length === 0) return null
  const title = t('incidents:stored.title', { days: serviceTerms.maxStorageDays })
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <Text>{t('incidents:stored.text')}</Text>
      <Table
        hideCaption
        caption={title}
        rows={orders}
        getKey={({ localizador }) => localizador}
        columns={[
          {
            id: 'order',
            label: t('incidents:columns.order'),
            cell: ({ localizador: locator }) => <TextLink href={orderPath(locator)}>{locator}</TextLink>,
          },
          { id: 'customer', label: t('incidents:columns.customer'), cell: ({ customer }) => customer },
          {
            id: 'phone',
            label: t('incidents:stored.phone'),
            cell: ({ phone }) => <TextLink href={`tel:${phone}`}>{phone}</TextLink>,
          },
          {
            id: 'since',
            label: t('incidents:stored.since'),
            cell: ({ since }) => formatDate(since, language),
          },
          { id: 'days', label: t('incidents:stored.days'), align: 'end', cell: ({ days }) => String(days) },
        ]}
      />
    </Stack>
  )
}
