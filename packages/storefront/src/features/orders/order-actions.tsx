import { type OrderAction, orderActions } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import {
  Button,
  ButtonLink,
  CalendarClockIcon,
  CreditCardIcon,
  type Icon,
  Inline,
  PlusIcon,
  RepeatIcon,
  TruckIcon,
  WarningIcon,
} from '@colada/ui'
import type { WordKey } from '../../platform/language/keys.ts'
import { useWords } from '../../platform/language/words.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { type OrderWish, useOrderActions } from './use-order-actions.ts'

export interface OrderActionsProps {
  readonly order: Order
  readonly paymentHref: string
  readonly size?: 'small' | 'medium'
}

interface Look {
  readonly word: WordKey
  readonly Sign: Icon
  /** It waits for the customer: an incident shows in red (spec 000 §2). */
  readonly urgent?: boolean
}

const looks: Readonly<Record<OrderWish, Look>> = {
  'solve-absence': { word: 'orders:actions.solveAbsence', Sign: TruckIcon, urgent: true },
  'solve-incident': { word: 'orders:actions.solveIncident', Sign: WarningIcon, urgent: true },
  'change-dates': { word: 'orders:actions.changeDates', Sign: CalendarClockIcon },
  'add-items': { word: 'orders:actions.addItems', Sign: PlusIcon },
  repeat: { word: 'orders:actions.repeat', Sign: RepeatIcon },
}

/** Whether {@link OrderActions} has anything to show. */
export function hasActions(order: Order): boolean {
  return offered(order).length > 0
}

/** A voucher is bought anew in its category, not repeated. */
function offered(order: Order): OrderAction[] {
  return orderActions(order).filter((action) => action !== 'repeat' || order.kind === 'normal')
}

/** What can be done with an order now. */
export function OrderActions({ order, paymentHref, size = 'medium' }: OrderActionsProps) {
  const { t } = useWords()
  const actions = useOrderActions(order)
  if (!hasActions(order)) return null
  return (
    <>
      <Inline gap="sm">
        {offered(order).map((action) => {
          if (action === 'pay') {
            return (
              <ButtonLink
                key={action}
                href={paymentHref}
                size={size}
                iconStart={<CreditCardIcon size="small" />}
              >
                {t('orders:actions.pay')}
              </ButtonLink>
            )
          }
          const { word, Sign, urgent } = looks[action]
          return (
            <Button
              key={action}
              size={size}
              {...(urgent ? { tone: 'danger' } : { appearance: 'outline' })}
              iconStart={<Sign size="small" />}
              onClick={() => actions.wants(action)}
            >
              {t(word)}
            </Button>
          )
        })}
      </Inline>
      <OrderQuestions order={order} actions={actions} />
    </>
  )
}
