import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { Grid, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { StoreCards } from './store-cards.tsx'
import type { StoreView } from './store-view.ts'

export interface StoreListProps {
  readonly zone: ZoneId
  readonly stores: readonly StoreView[]
}

/** The stores of a city. */
export default function StoreList({ zone, stores }: StoreListProps) {
  const { t } = useTranslation('coverage')
  return (
    <Stack as="section" gap="lg" aria-labelledby="stores">
      <Heading level={2} id="stores">
        {t('coverage:stores.title', { city: t(`coverage:city.${zone}`) })}
      </Heading>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
        <StoreCards stores={stores} hasMaps />
      </Grid>
    </Stack>
  )
}
