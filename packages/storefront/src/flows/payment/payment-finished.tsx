import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { getPayingProcess } from '@colada/domain/orders/payable'
import { orderStatus } from '@colada/domain/orders/status'
import {
  isFirstOrder,
  type ConfirmationPage,
  getConfirmationPage,
} from '@colada/domain/payment/confirmation-page'
import type { PaymentOutcome } from '@colada/domain/payment/outcome'
import { routePath } from '@colada/domain/routes/route-path'
import { useEffect, useEffectEvent } from 'react'
import { directDoneRoute } from '../../features/orders/direct-done-route.ts'
import { useOrdersQuery } from '../../features/orders/endpoints.ts'
import { broadcastPaymentDone } from '../../features/payment/payment-done.ts'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { readPendingAttempt, clearPendingAttempt } from '../../features/payment/pending-attempt.ts'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch, useAppStore } from '../../platform/store/hooks.ts'
import { purchaseCompleted } from '../../platform/store/page-actions.ts'
import { processLeft, selectProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { forgetUnpaid } from '../../platform/store/unpaid-cookie.ts'
import { takeBackGarments } from '../../shell/take-back-garments.ts'

export interface PaymentFinishedProps {
  readonly order: Order
  /** The order when it was last payable; `null` where this page has not seen that. */
  readonly lastPayable: Order | null
  readonly outcome: PaymentOutcome
}

const thanksRoutes = {
  firstOrder: 'PrimerPedidoRealizado',
  other: 'PagoRealizado',
} as const satisfies Record<Exclude<ConfirmationPage, 'direct'>, string>

/** Notices on the page of the order. */
const alerts = {
  timeOut: { key: 'payment:timeOut', tone: 'warning', duration: 'long' },
  cancelled: { key: 'payment:cancelled', tone: 'warning', duration: 'long' },
  nothing: { key: 'payment:nothingDue', tone: 'info' },
} as const

/** Leads from a finished payment to the thanks, or to the order with the reason (spec 000 §4, Payment). */
export function PaymentFinished({ order, lastPayable, outcome }: PaymentFinishedProps) {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const goTo = useGoTo()
  const processType = paidProcess(order, lastPayable, outcome)
  // The thanks differ for a first order.
  const orders = useOrdersQuery(undefined, { refetchOnMountOrArgChange: true, skip: processType === null })
  const isReady = processType === null || orders.isSuccess || orders.isError

  const finish = useEffectEvent(() => {
    const isPaidHere = readPendingAttempt(order.id) !== null
    clearPendingAttempt(order.id)
    forgetUnpaid()
    if (selectProcess(store.getState()).orderId === order.id) dispatch(processLeft())
    dispatch(api.util.invalidateTags(['Orders', 'Cards', 'Me']))
    if (processType === null) {
      const isReturned = outcome === 'timeOut' && order.status === orderStatus.cancelled
      if (outcome !== 'paid') {
        notify({
          ...alerts[outcome],
          params: { locator: order.locator },
          page: 'next',
          ...(isReturned && {
            duration: 'untilClosed' as const,
            action: {
              key: 'payment:orderAgain' as const,
              altKey: 'payment:orderAgainFully' as const,
              onClick: () => goTo(routePath(language, 'Carrito')),
            },
          }),
        })
      }
      if (isReturned) void dispatch(takeBackGarments(order, 'returned'))
      return goTo(routePath(language, 'OrderDetail', { id: order.id }), { replace: true })
    }
    broadcastPaymentDone(order.id)
    // Counted once: the first tab that shows the result clears the attempt.
    if (isPaidHere) dispatch(purchaseCompleted({ amount: lastPayable?.pending ?? order.total }))
    const page = getConfirmationPage(processType, isFirstOrder(order, orders.data?.orders ?? [order]))
    const thanks = page === 'direct' ? directDoneRoute(order) : thanksRoutes[page]
    const route = selectStaff(store.getState()) ? 'PagoRealizadoWashrockero' : thanks
    goTo(routePath(language, route, { id: order.id }), { replace: true, state: { processType } })
  })
  useEffect(() => {
    if (isReady) finish()
  }, [order.id, isReady, language])

  return <PaymentSkeleton />
}

/** Process type of what was paid; `null` where nothing was. */
function paidProcess(order: Order, lastPayable: Order | null, outcome: PaymentOutcome): string | null {
  if (outcome === 'paid' && lastPayable) return getPayingProcess(lastPayable)
  // Paid before a reload: a new order that stands now was paid, whereas a change may have expired.
  const pending = outcome === 'nothing' ? readPendingAttempt(order.id) : null
  return pending && /^(reserve_order|new_order)/.test(pending.processType) ? pending.processType : null
}
