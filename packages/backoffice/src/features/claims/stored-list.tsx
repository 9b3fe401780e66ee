import { formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import type { Language } from '@colada/domain/wire/language'
import { Heading, Stack, Table, type TableProps, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'
import { type StoredOrder, useStoredOrdersQuery } from './endpoints.ts'

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
        columns={columnsOf(t, language)}
      />
    </Stack>
  )
}

function columnsOf(t: Translate, language: Language): TableProps<StoredOrder>['columns'] {
  return [
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
  ]
}
