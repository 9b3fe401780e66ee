import { QueryView } from '@colada/client/api/query-view'
import type { WireListedPriceList } from '@colada/domain/staff/price-list-contract'
import { Badge, Inline, Table, type TableColumn, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'
import { priceListPath } from '../../../platform/paths.ts'
import { usePriceListsQuery } from './endpoints.ts'

/** The price lists, with how many prices they have and how many companies have them. */
export function PriceListTable() {
  const { t } = useTranslation('business')
  return (
    <QueryView
      query={usePriceListsQuery(undefined, { refetchOnMountOrArgChange: true })}
      loadingLabel={t('business:loading')}
      rows={4}
      failedTitle={t('business:priceLists.failed')}
    >
      {(lists) =>
        lists.length === 0 ? (
          <Text tone="secondary">{t('business:priceLists.empty')}</Text>
        ) : (
          <Table
            caption={t('business:priceLists.title')}
            hideCaption
            columns={columnsOf(t)}
            rows={lists}
            getKey={({ id }) => String(id)}
          />
        )
      }
    </QueryView>
  )
}

type Columns = [TableColumn<WireListedPriceList>, ...TableColumn<WireListedPriceList>[]]

const columnsOf = (t: Translate): Columns => [
  {
    id: 'name',
    label: t('business:priceLists.name'),
    cell: ({ id, name, archived }) => (
      <Inline gap="sm">
        <TextLink href={priceListPath(id)}>{name}</TextLink>
        {archived && <Badge>{t('business:priceLists.archived')}</Badge>}
      </Inline>
    ),
  },
  { id: 'prices', label: t('business:priceLists.prices'), align: 'end', cell: ({ prices }) => prices },
  {
    id: 'companies',
    label: t('business:priceLists.companies'),
    align: 'end',
    cell: ({ companies }) => companies,
  },
]
