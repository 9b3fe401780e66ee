import { transportCost } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { getCategoryLeadDays } from '@colada/domain/schedule/zones'
import { Button, Callout, Inline, RefreshCwIcon, Stack, TwoLegPlanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { PricedCartLine } from '../../features/cart/priced-lines.ts'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import type { Leg } from '../../features/schedule/leg.ts'
import { notify } from '../../platform/notices/notices.ts'
import { LegStep } from './leg-step.tsx'

export interface LegStepsProps {
  readonly draft: OrderDraft
  readonly legs: { readonly pickup: Leg; readonly delivery: Leg }
  readonly items: readonly PricedCartLine[]
  readonly onChange: (part: Partial<OrderDraft>) => void
  readonly onRefresh: () => void
}

/** Steps 1 and 2: pickup and delivery. */
export function LegSteps({ draft, legs, items, onChange, onRefresh }: LegStepsProps) {
  const { t } = useTranslation(['orders', 'schedule'])
  const transport = transportCost(items.map((item) => item.priced))
  const hasCarpets = items.some((item) => item.priced.categoryId === categoryIds.carpets)
  const refresh = () => {
    onRefresh()
    notify({ key: 'schedule:refreshed', tone: 'info', duration: 'snackbar' })
  }
  return (
    <Stack gap="md">
      {hasCarpets && (
        <Callout tone="info" title={t('orders:checkout.carpetsTitle')}>
          {t('orders:checkout.carpets', { days: getCategoryLeadDays(categoryIds.carpets, null) })}
        </Callout>
      )}
      <Inline justify="end">
        <Button
          size="small"
          tone="neutral"
          appearance="outline"
          iconStart={<RefreshCwIcon size="small" />}
          onClick={refresh}
        >
          {t('schedule:refresh')}
        </Button>
      </Inline>
      <TwoLegPlanner
        label={t('schedule:planner')}
        pickup={step(1, 'pickup')}
        delivery={step(2, 'delivery')}
      />
    </Stack>
  )

  function step(position: 1 | 2, name: 'pickup' | 'delivery') {
    return (
      <LegStep
        step={position}
        name={name}
        leg={legs[name]}
        choice={draft[name]}
        transport={transport}
        onChange={onChange}
      />
    )
  }
}
