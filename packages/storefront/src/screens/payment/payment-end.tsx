import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { useEffect } from 'react'
import { api } from '../../platform/api/api.ts'
import { useWords } from '../../platform/language/words.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { PaymentBones } from './payment-bones.tsx'

/** Nothing is left to pay: thanks where it was paid, else the order with the reason (spec 000 §4, Payment). */
export function PaymentEnd({ order }: { order: Order }) {
  const { language } = useWords()
  const dispatch = useAppDispatch()
  const goTo = useGoTo()
  const isLost = order.status === orderStatus.cancelled || order.status === orderStatus.error

  useEffect(() => {
    dispatch(api.util.invalidateTags(['Orders', 'Cards', 'Me']))
    if (isLost) notify({ key: 'payment:timeOut', tone: 'warning' })
    const done = order.kind === 'voucher' ? 'PedidoDirectoRealizado' : 'PagoRealizado'
    goTo(routePath(language, isLost ? 'OrderDetail' : done, { id: order.id }), { replace: true })
    // The end comes once; `goTo` is made anew by every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order.id, isLost, language])

  return <PaymentBones />
}
