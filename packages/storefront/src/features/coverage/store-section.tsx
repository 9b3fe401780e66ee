import { Grid, Heading, Sidebar, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { StoreCards } from './store-cards.tsx'
import { StoreChoice } from './store-choice.tsx'
import { StoreChooser } from './store-chooser.tsx'
import { toStoreView } from './store-view.ts'
import { useChosenStore } from './use-chosen-store.ts'

export interface StoreSectionProps {
  /** All stores with their maps, for documents that may load them; or only the selected one. */
  readonly shows: 'all' | 'chosen'
}

/** The stores, and the store selector (spec 000 §2). */
export default function StoreSection({ shows }: StoreSectionProps) {
  const { t } = useTranslation('coverage')
  return (
    <Stack as="section" gap="lg" aria-labelledby="stores">
      <Heading level={2} id="stores">
        {t('coverage:stores.chooseTitle')}
      </Heading>
      {shows === 'all' ? <AllStores /> : <StoreChooser />}
    </Stack>
  )
}

function AllStores() {
  const choice = useChosenStore()
  return (
    // The selector appears after the list, so that it does not move it.
    <Sidebar side="end">
      <Grid columns={{ base: 1, sm: 2 }}>
        <StoreCards stores={choice.stores.map(toStoreView)} chosenId={choice.chosen?.id} hasMaps />
      </Grid>
      <StoreChoice {...choice} hasAddresses={false} />
    </Sidebar>
  )
}
