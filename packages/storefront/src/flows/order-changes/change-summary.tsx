import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import type { Order } from '@colada/domain/orders/order'
import { ChangeList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { billedNote, isBilledTo } from '../../features/orders/billed.ts'
import { bindingButton } from '../../features/orders/binding-button.ts'
import { BindingSummary } from '../../features/orders/binding-summary.tsx'
import { chosenTime, legTime } from '../../features/orders/leg-entries.ts'
import { chargeLines } from '../../features/orders/price-lines.ts'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import type { useChangePrice } from './use-change-price.ts'
import type { useChange } from './use-change.ts'

export interface ChangeSummaryProps {
  readonly me: User
  readonly order: Order
  readonly legs: ReturnType<typeof useChange>
  readonly price: ReturnType<typeof useChangePrice>
  readonly missing: string | undefined
  readonly reservation: ReturnType<typeof useReserve>
  readonly onPlace: () => void
  readonly onRecalculate: () => void
}

/** The changes and their price; the button says whether they oblige to pay (trust 11). */
export function ChangeSummary({ me, order, legs, price, ...step }: ChangeSummaryProps) {
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  const language = useLanguage()
  const isFree = price.prices.total === 0
  const isBilled = order.isOnAccount && isBilledTo(me, price.prices.total)
  const binding = isBilled ? billedNote('change', me, t) : t('orders:change.binding')
  const changes = (['pickup', 'delivery'] as const).flatMap((name) => {
    const leg = legs[name]
    if (!leg.current) return []
    const before = legTime(leg.current, name, language, t)
    // A collection at a store follows a new pickup.
    const follows = !leg.isEdited && leg.visit !== null && legs.pickup.isEdited
    const now = leg.isEdited || follows ? chosenTime(name, leg, language, t) || t('orders:change.open') : null
    return [{ id: name, label: t(`schedule:${name}Title`), before, after: now === before ? null : now }]
  })
  return (
    <BindingSummary
      heading={t('orders:list.order', { locator: order.locator })}
      price={chargeLines(price.prices, t)}
      priceQuery={price}
      button={
        isFree
          ? t('orders:change.confirm')
          : bindingButton('change', { total: price.prices.total, isOnAccount: isBilled }, t)
      }
      loadingLabel={t('orders:change.placing')}
      note={isFree ? t(`orders:change.${order.isReturnDue ? 'bindingReturn' : 'bindingFree'}`) : binding}
      {...step}
    >
      <ChangeList
        label={t('orders:change.changes')}
        labels={{
          before: t('orders:change.before'),
          after: t('orders:change.after'),
          unchanged: t('orders:change.same'),
        }}
        changes={changes}
      />
    </BindingSummary>
  )
}
