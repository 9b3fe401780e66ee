import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import type { Order } from '@colada/domain/orders/order'
import { Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ClaimCard } from '../../features/claims/claim-card.tsx'
import { useOrderClaimsQuery } from '../../features/claims/endpoints.ts'

/** The claims about an order; nothing without them. */
export function OrderClaims({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['claims', 'common'])
  const { data: claims = [], error, isFetching, refetch } = useOrderClaimsQuery(order.id)
  if (error && !isFetching) {
    return (
      <Callout
        tone="danger"
        live="alert"
        title={t('claims:failed')}
        actions={<RetryButton onRetry={() => void refetch()} />}
      >
        {problemText(error, t)}
      </Callout>
    )
  }
  return claims.map((claim) => <ClaimCard key={claim.id} claim={claim} />)
}
