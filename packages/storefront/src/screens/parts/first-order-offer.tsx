import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { Callout } from '@colada/ui'
import { Suspense } from 'react'
import { lazyWithWords } from '../../platform/language/lazy-with-words.tsx'
import { useWords } from '../../platform/language/words.tsx'

const BeforeFirstOrder = lazyWithWords(() => import('./before-first-order.tsx'))

/** The welcome offer beside a cart, in the words of the banner: for visitors, and customers who never ordered. */
export function FirstOrderOffer({ signedIn }: { signedIn: boolean }) {
  const { t } = useWords()
  const offer = (
    <Callout tone="success" title={t('shell:offer.label')}>
      {t('shell:offer.text', firstOrderOffer)}
    </Callout>
  )
  if (!signedIn) return offer
  return (
    <Suspense fallback={null}>
      <BeforeFirstOrder>{offer}</BeforeFirstOrder>
    </Suspense>
  )
}
