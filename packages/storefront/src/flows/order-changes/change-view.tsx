import { toProblem } from '@colada/client/api/problem-text'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { useState } from 'react'
import { useAddressesQuery, useMeQuery } from '../../features/account/endpoints.ts'
import { getMovableLegs } from '../../features/orders/change-rules.ts'
import { CheckoutFailed } from '../../features/orders/checkout-failed.tsx'
import { CheckoutSkeleton } from '../../features/orders/checkout-skeleton.tsx'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { OrderNotChangeable } from '../../features/orders/order-not-changeable.tsx'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { processLeft, selectProcess } from '../../platform/store/process-slice.ts'
import { PendingChangeFirst } from '../../shell/pending-change-first.tsx'
import { ChangeForm } from './change-form.tsx'
import { ChangePlaced } from './change-placed.tsx'

/** Loads the order whose dates change; shows when it is unknown or can no longer change. */
export function ChangeView() {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const { orderId } = useAppSelector(selectProcess)
  const [changed, setChanged] = useState<Order>()
  const me = useMeQuery()
  const addresses = useAddressesQuery()
  const order = useOrderQuery(orderId ?? 0, { skip: orderId === null })

  if (changed) return <ChangePlaced order={changed} />
  if (order.error && toProblem(order.error).code === statusCodes.notFound.code) {
    return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  }
  if (me.data && addresses.data && order.data) {
    const editedOrder = order.data.order
    if (editedOrder.pendingChange) return <PendingChangeFirst order={editedOrder} />
    const movable = getMovableLegs(editedOrder)
    if (!movable.pickup && !movable.delivery) return <OrderNotChangeable order={editedOrder} />
    return (
      <ChangeForm
        me={me.data}
        order={editedOrder}
        onChanged={(placed) => {
          setChanged(placed)
          dispatch(processLeft())
        }}
      />
    )
  }
  const failed = [me, addresses, order].filter(({ error, isFetching }) => error && !isFetching)
  if (failed.length > 0) {
    return (
      <CheckoutFailed
        problem={failed[0]?.error}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      />
    )
  }
  return <CheckoutSkeleton />
}
