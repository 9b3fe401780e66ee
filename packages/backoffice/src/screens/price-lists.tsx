import { Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { NewPriceList } from '../features/business/price-lists/new-price-list.tsx'
import { PriceListTable } from '../features/business/price-lists/price-list-table.tsx'
import { SectionCard } from '../features/orders/section-card.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the lists are loaded by their query. */
export const clientLoader = () => null

export default function PriceLists() {
  const { t } = useTranslation(['business', 'shell'])
  return (
    <Stack gap="lg">
      <title>{`${t('business:priceLists.title')} | ${t('shell:name')}`}</title>
      <Stack gap="xs">
        <Heading level={1}>{t('business:priceLists.title')}</Heading>
        <Text>{t('business:priceLists.text')}</Text>
      </Stack>
      <PriceListTable />
      <SectionCard title={t('business:priceLists.new')}>
        <NewPriceList />
      </SectionCard>
    </Stack>
  )
}
