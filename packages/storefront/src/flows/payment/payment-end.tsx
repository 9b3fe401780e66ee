import type { Order } from '@colada/domain/orders/order'
import { payingProcess } from '@colada/domain/payment/due'
import type { PaymentEnding } from '@colada/domain/payment/ending'
import { isFirstOrder, type ThanksPage, thanksPage } from '@colada/domain/payment/thanks'
import { useEffect } from 'react'
import { useOrdersQuery } from '../../features/orders/endpoints.ts'
import { readMark, wipeMark } from '../../features/payment/attempt-mark.ts'
import { announcePaymentDone } from '../../features/payment/payment-done.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useAppDispatch, useAppStore } from '../../platform/store/hooks.ts'
import { processLeft } from '../../platform/store/process-slice.ts'
import { selectProcess } from '../../platform/store/process-slice.ts'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'

export interface PaymentEndProps {
  readonly order: Order
  /** The order as it was while it waited; `null` where nobody saw it wait. */
  readonly before: Order | null
  readonly ending: PaymentEnding
}

const thanksRoutes = {
  direct: 'PedidoDirectoRealizado',
  firstOrder: 'PrimerPedidoRealizado',
  other: 'PagoRealizado',
} as const satisfies Record<ThanksPage, string>

/** Said at the order's own page, long enough for who looks away. */
const alerts = {
  timeOut: { key: 'payment:timeOut', tone: 'warning', duration: 15_000 },
  cancelled: { key: 'payment:cancelled', tone: 'warning', duration: 15_000 },
  nothing: { key: 'payment:nothingDue', tone: 'info' },
} as const

/** A payment is over: thanks where it was paid, else the order with the reason (spec 000 §4, Payment). */
export function PaymentEnd({ order, before, ending }: PaymentEndProps) {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const goTo = useGoTo()
  const processType = paidProcess(order, before, ending)
  // Which thanks it is depends on what was ordered before.
  const orders = useOrdersQuery(undefined, { refetchOnMountOrArgChange: true, skip: processType === null })
  const isKnown = processType === null || orders.isSuccess || orders.isError

  useEffect(() => {
    if (!isKnown) return
    wipeMark(order.id)
    if (selectProcess(store.getState()).orderId === order.id) dispatch(processLeft())
    dispatch(api.util.invalidateTags(['Orders', 'Cards', 'Me']))
    if (processType === null) {
      if (ending !== 'paid') notify({ ...alerts[ending], params: { locator: order.locator } })
      return goTo(routePath(language, 'OrderDetail', { id: order.id }), { replace: true })
    }
    announcePaymentDone(order.id)
    const page = thanksPage(processType, isFirstOrder(order, orders.data?.orders ?? [order]))
    goTo(routePath(language, thanksRoutes[page], { id: order.id }), { replace: true, state: { processType } })
    // The end comes once; `goTo` is made anew by every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order.id, isKnown, language])

  return <PaymentSkeleton />
}

/** What was paid; `null` where nothing was, as far as this browser knows. */
function paidProcess(order: Order, before: Order | null, ending: PaymentEnding): string | null {
  if (ending === 'paid' && before) return payingProcess(before)
  // Paid before a reload: an order that was new and stands now has been paid, a change may also have lapsed.
  const mark = ending === 'nothing' ? readMark(order.id) : null
  return mark && /^(reserve_order|new_order)/.test(mark.processType) ? mark.processType : null
}
