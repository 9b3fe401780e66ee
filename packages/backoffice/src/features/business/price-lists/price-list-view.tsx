import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import { Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useCategoriesQuery } from '../../counter/order/endpoints.ts'
import { usePriceListQuery } from './endpoints.ts'
import { PriceListForm } from './price-list-form.tsx'

/** A price list with the form of its prices. */
export function PriceListView({ id }: { readonly id: number }) {
  const { t } = useTranslation(['business', 'shell'])
  const categories = useCategoriesQuery(useLanguage())
  const list = usePriceListQuery(id, { refetchOnMountOrArgChange: true })
  const texts = { loadingLabel: t('business:loading'), failedTitle: t('business:priceLists.failed') }
  return (
    <QueryView query={list} rows={6} {...texts}>
      {(loaded) => (
        <Stack gap="lg">
          <title>{`${loaded.name} | ${t('shell:name')}`}</title>
          <Heading level={1}>{loaded.name}</Heading>
          <QueryView query={categories} rows={6} {...texts}>
            {(all) => (
              // Another form for the next version, with its values.
              <PriceListForm
                key={loaded.version}
                list={loaded}
                products={all.flatMap(({ products }) => products)}
              />
            )}
          </QueryView>
        </Stack>
      )}
    </QueryView>
  )
}
