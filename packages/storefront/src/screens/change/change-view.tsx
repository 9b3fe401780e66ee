import type { Order } from '@colada/domain/orders/order'
import { statusCodes } from '@colada/domain/wire/status'
import { useState } from 'react'
import { useAddressesQuery, useMeQuery } from '../../features/account/endpoints.ts'
import { mayMove } from '../../features/orders/change-rules.ts'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import { asProblem } from '../../platform/api/problem-text.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { processLeft } from '../../platform/store/process-slice.ts'
import { selectProcess } from '../../platform/store/process-slice.ts'
import { CheckoutBones } from '../checkout/checkout-bones.tsx'
import { DirectFailed } from '../direct/direct-failed.tsx'
import { OrderMoved } from '../direct/order-moved.tsx'
import { ChangeForm } from './change-form.tsx'
import { Changed } from './changed.tsx'

/** Waits for the order whose dates change, and says where it cannot be had or no longer be changed. */
export function ChangeView() {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const { orderId } = useAppSelector(selectProcess)
  const [changed, setChanged] = useState<Order>()
  const me = useMeQuery()
  const addresses = useAddressesQuery()
  const order = useOrderQuery(orderId ?? 0, { skip: orderId === null })

  if (changed) return <Changed order={changed} />
  if (order.error && asProblem(order.error).code === statusCodes.notFound.code) {
    return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  }
  if (me.data && addresses.data && order.data) {
    const found = order.data.order
    const moves = mayMove(found)
    if (!moves.pickup && !moves.delivery) return <OrderMoved order={found} />
    return (
      <ChangeForm
        me={me.data}
        order={found}
        onChanged={(made) => {
          setChanged(made)
          dispatch(processLeft())
        }}
      />
    )
  }
  const failed = [me, addresses, order].filter(({ error, isFetching }) => error && !isFetching)
  if (failed.length > 0) {
    return (
      <DirectFailed
        problem={failed[0]?.error}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      />
    )
  }
  return <CheckoutBones />
}
