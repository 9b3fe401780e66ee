import { toProblem } from '@colada/client/api/problem-text'
import { useLanguage } from '@colada/client/language/use-language'
import { getOrderActions } from '@colada/domain/orders/actions'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, EmptyState, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { CartLineList, useDismissRemoval } from '../../features/cart/cart-lines.tsx'
import { useCartView } from '../../features/cart/use-cart-view.ts'
import { CheckoutFailed } from '../../features/orders/checkout-failed.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { OrderNotChangeable } from '../../features/orders/order-not-changeable.tsx'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { processLeft, selectProcess } from '../../platform/store/process-slice.ts'
import { PendingChangeFirst } from '../../shell/pending-change-first.tsx'
import { AddedGarmentsForm } from './added-garments-form.tsx'
import { DirectPlaced, type DirectPlacedProps } from './direct-placed.tsx'

/** Garments added to an existing order: chosen by the customer, or required by an incident. */
export default function AddedGarments() {
  const { t } = useTranslation(['account', 'orders'])
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const [placed, setPlaced] = useState<DirectPlacedProps>()
  const { orderId, solvesIncident } = useAppSelector(selectProcess)
  const me = useMeQuery()
  const order = useOrderQuery(orderId ?? 0, { skip: orderId === null })
  const { state, lines, removed, retry } = useCartView()
  useDismissRemoval(true)

  if (placed) return <DirectPlaced {...placed} />
  if (order.error && toProblem(order.error).code === statusCodes.notFound.code) {
    return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  }
  if (me.data && order.data) {
    const extendedOrder = order.data.order
    if (extendedOrder.pendingChange) return <PendingChangeFirst order={extendedOrder} />
    if (!getOrderActions(extendedOrder).includes(solvesIncident ? 'solve-incident' : 'add-items')) {
      return <OrderNotChangeable order={extendedOrder} />
    }
    if (state === 'empty') {
      const categoria = slugsOf(extendedOrder.categoryId)[language]
      return (
        <Stack gap="lg">
          {removed && <CartLineList lines={[]} removed={removed} />}
          <EmptyState
            title={t('orders:direct.added.emptyTitle')}
            actions={
              <ButtonLink href={routePath(language, 'Category', { categoria })}>
                {t('orders:list.start')}
              </ButtonLink>
            }
          >
            {t('orders:direct.added.emptyText', { locator: extendedOrder.locator })}
          </EmptyState>
        </Stack>
      )
    }
    if (state === 'ready') {
      return (
        <AddedGarmentsForm
          me={me.data}
          order={extendedOrder}
          lines={lines}
          removed={removed}
          solvesIncident={solvesIncident}
          onPlaced={(changed, outcome) => {
            setPlaced({ order: changed, outcome })
            dispatch(processLeft())
          }}
        />
      )
    }
  }
  const failed = [me, order].find(({ error, isFetching }) => error && !isFetching)
  if (state === 'failed' || failed) {
    const retryFailed = () => {
      retry()
      if (me.error) void me.refetch()
      if (order.error) void order.refetch()
    }
    return <CheckoutFailed problem={failed?.error} onRetry={retryFailed} />
  }
  return <CheckoutSkeleton />
}
