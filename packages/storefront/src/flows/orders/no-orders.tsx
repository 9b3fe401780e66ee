import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { isLocatorSearch } from '@colada/domain/orders/actions'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, Image, Stack, Text, TextButton } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { slugsOf } from '../../platform/catalogue/slugs.ts'

/** Empty state of the order list. */
export function NoOrders() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const start = routePath(language, 'Category', { categoria: slugsOf(categoryIds.all)[language] })
  return (
    <EmptyState
      title={t('orders:list.emptyTitle')}
      picture={<Image src="/pictures/empty/orders.svg" alt="" width={320} height={240} />}
      actions={<ButtonLink href={start}>{t('orders:list.start')}</ButtonLink>}
    >
      {t('orders:list.emptyText')}
    </EmptyState>
  )
}

export interface NoMatchProps {
  readonly query: string
  readonly onShowAll: () => void
}

/** No order matches the search, which is for a locator or for an address (spec 001 §8, Texts). */
export function NoMatch({ query, onShowAll }: NoMatchProps) {
  const { t } = useTranslation('orders')
  return (
    <Stack gap="xs">
      <Text tone="secondary">
        {isLocatorSearch(query) ? t('orders:list.noMatch') : t('orders:list.noMatchOfAddress', { query })}
      </Text>
      <div>
        <TextButton onClick={onShowAll}>{t('orders:list.showAll')}</TextButton>
      </div>
    </Stack>
  )
}
