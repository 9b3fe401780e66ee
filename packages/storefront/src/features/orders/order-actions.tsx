import { useLanguage } from '@colada/client/language/use-language'
import { type OrderAction, getOrderActions } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import {
  OrderActions as Actions,
  type OrderActionsProps as ActionsProps,
  type OrderActionView,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../../platform/language/messages.ts'
import { OrderActionDialogs } from './order-action-dialogs.tsx'
import { useOrderActions } from './use-order-actions.ts'

export interface OrderActionsProps extends Pick<ActionsProps, 'size' | 'layout'> {
  readonly order: Order
  readonly paymentHref: string
}

const actionKeys: Readonly<Record<OrderAction, MessageKey>> = {
  pay: 'orders:actions.pay',
  'solve-absence': 'orders:actions.solveAbsence',
  'solve-incident': 'orders:actions.solveIncident',
  'change-dates': 'orders:actions.changeDates',
  'change-return': 'orders:actions.changeReturn',
  'add-items': 'orders:actions.addItems',
  repeat: 'orders:actions.repeat',
  'report-incident': 'orders:actions.reportIncident',
}

/** Whether {@link OrderActions} has anything to show. */
export function hasActions(order: Order): boolean {
  return getOrderActions(order).length > 0
}

/** The actions that an order allows now. */
export function OrderActions({ order, paymentHref, ...look }: OrderActionsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const actions = useOrderActions(order)
  if (!hasActions(order)) return null
  const view = (kind: OrderAction): OrderActionView => {
    const label = t(actionKeys[kind])
    if (kind === 'pay') return { kind, label, href: paymentHref }
    if (kind === 'report-incident')
      return { kind, label, href: routePath(language, 'ReportIncident', { id: order.id }) }
    return {
      kind: kind === 'change-return' ? 'change-dates' : kind,
      label,
      onClick: () => actions.request(kind),
    }
  }
  return (
    <>
      <Actions {...look} actions={getOrderActions(order).map(view)} />
      <OrderActionDialogs order={order} actions={actions} />
    </>
  )
}
