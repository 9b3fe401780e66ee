import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { Grid, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { StoreCards } from './store-cards.tsx'
import { StoreChoice } from './store-choice.tsx'
import { toStoreView } from './store-view.ts'
import { useChosenStore } from './use-chosen-store.ts'

/**
 * The store selector with the selected store beside it, for pages whose documents may not load maps: it links to the one
 * that may.
 */
export function StoreChooser() {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const choice = useChosenStore()
  const { chosen } = choice
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="xl">
      <StoreChoice {...choice} hasAddresses />
      <Stack gap="md">
        {chosen ? (
          <StoreCards stores={[toStoreView(chosen)]} hasMaps={false} />
        ) : (
          <Text tone="secondary">{t('coverage:stores.none')}</Text>
        )}
        <TextLink href={`${routePath(language, 'Coverage')}#stores`} standalone>
          {t('coverage:stores.all')}
        </TextLink>
      </Stack>
    </Grid>
  )
}
