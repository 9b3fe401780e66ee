import { useWhenOnline } from '@colada/client/browser/use-when-online'
import {
  Button,
  ButtonLink,
  EmptyCart,
  ErrorState,
  Sidebar,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { searchBoxId } from '../../platform/routes/search-terms.ts'
import * as styles from './cart-states.css.ts'

/** The skeleton of the cart. */
export function CartLoading() {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.loading}>
      <SkeletonGroup label={t('cart:loading')}>
        <Sidebar side="end">
          <Stack gap="md">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Stack>
          <Skeleton shape="card" />
        </Sidebar>
      </SkeletonGroup>
    </div>
  )
}

/** The empty cart, with links to the services and to the search. */
export function CartEmpty({ servicesHref }: { servicesHref: string }) {
  const { t } = useTranslation('cart')
  return (
    <EmptyCart
      title={t('cart:empty')}
      headingLevel={2}
      text={t('cart:emptyText')}
      action={
        <>
          <ButtonLink href={servicesHref}>{t('cart:start')}</ButtonLink>
          <ButtonLink href={`${servicesHref}#${searchBoxId}`} appearance="outline">
            {t('cart:search')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** The prices failed to load; the cart itself is saved. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('cart')
  useWhenOnline(onRetry)
  return (
    <ErrorState title={t('cart:failed')} actions={<Button onClick={onRetry}>{t('cart:retry')}</Button>}>
      {t('cart:failedText')}
    </ErrorState>
  )
}
