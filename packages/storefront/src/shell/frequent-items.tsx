import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { ProductRow } from '@colada/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectSignedIn } from '../platform/store/session-slice.ts'

const LoadedFrequentItems = lazyWithRetry(() => import('./loaded-frequent-items.tsx'))

export interface FrequentItemsProps {
  /** Rendered below once it is known whether there are frequent items, so that their row does not move it. */
  readonly children?: ReactNode
}

/** The garments that the customer orders most, with a placeholder while they load (spec 001 §9). Nothing for visitors. */
export function FrequentItems({ children }: FrequentItemsProps) {
  const { t } = useTranslation('catalogue')
  const signedIn = useAppSelector(selectSignedIn)
  if (!signedIn) return children
  const loading = (
    <ProductRow
      heading={t('catalogue:frequent')}
      headingLevel={2}
      labels={{ previous: t('catalogue:previous'), next: t('catalogue:next') }}
      items={[]}
      loadingLabel={t('catalogue:frequentLoading')}
    />
  )
  return (
    <Suspense fallback={loading}>
      <LoadedFrequentItems heading={t('catalogue:frequent')} loading={loading}>
        {children}
      </LoadedFrequentItems>
    </Suspense>
  )
}
