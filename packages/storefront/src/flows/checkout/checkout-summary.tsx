import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { describeStore } from '@colada/domain/coverage/stores'
import { latestDropOff } from '@colada/domain/schedule/store-visits'
import { zones } from '@colada/domain/schedule/zones'
import { DescriptionList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { PricedCartLine } from '../../features/cart/priced-lines.ts'
import { billedNote, isBilledTo } from '../../features/orders/billed.ts'
import { bindingButton } from '../../features/orders/binding-button.ts'
import { BindingSummary } from '../../features/orders/binding-summary.tsx'
import { OrderItems } from '../../features/orders/order-items.tsx'
import { OverCredit } from '../../features/orders/over-credit.tsx'
import { priceLines, showsVat, vatOf } from '../../features/orders/price-lines.ts'
import { TotalChangeNotice } from '../../features/orders/total-change-notice.tsx'
import type { CounterPaymentState } from '../../features/orders/use-counter-payment.tsx'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import { useTotalChange } from '../../features/orders/use-total-change.ts'
import type { Leg } from '../../features/schedule/leg.ts'
import { shownDay } from '../../features/schedule/slot-views.ts'
import { visitTime } from '../../features/schedule/visit-time.ts'
import type { usePrice } from './use-price.ts'

export interface CheckoutSummaryProps {
  readonly me: User
  readonly items: readonly PricedCartLine[]
  readonly legs: { readonly pickup: Leg; readonly delivery: Leg }
  readonly price: ReturnType<typeof usePrice>
  /** Both legs have a slot or a store. */
  readonly hasBothLegs: boolean
  readonly counter: CounterPaymentState
  readonly reservation: ReturnType<typeof useReserve>
  readonly onPlace: () => void
  readonly onRecalculate: () => void
}

/** Garments, chosen legs, price, reason of a changed total, and the binding button (trust 11). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { me, items, legs, price, hasBothLegs, counter, reservation, onPlace, onRecalculate } = props
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  const language = useLanguage()
  const change = useTotalChange(
    price.quote && price.isSettled
      ? {
          total: price.quote.prices.total,
          inputs: {
            pickup: inputOf(legs.pickup),
            delivery: inputOf(legs.delivery),
            addresses: `${legs.pickup.address?.id} ${legs.delivery.address?.id}`,
            promo: price.quote.code,
            garments: JSON.stringify(price.request.lines),
          },
        }
      : null,
  )
  const hasVat = showsVat(
    me,
    items.map(({ priced }) => priced),
  )
  const vat = hasVat ? vatOf(price.prices) : null
  // The button of a free order must not announce a payment.
  const isFree = price.isSettled && price.prices.total === 0
  const isBilled = isBilledTo(me, price.prices.total)
  const paid = me.isBusiness ? t('orders:billed.now') : t('orders:checkout.binding')
  const binding = isBilled ? billedNote('checkout', me, t) : paid
  const note = isFree ? t('orders:checkout.freeNote') : binding
  const chosen = (['pickup', 'delivery'] as const).flatMap((name) => {
    const { slot, date, days, address, visit } = legs[name]
    if (visit) {
      const before = name === 'pickup' ? bringBefore(legs, items) : null
      const time = visitTime(name, visit, language, t, before)
      const description = `${time} · ${describeStore(visit.store)}`
      return [{ id: name, term: t(`schedule:store.${name}Title`), description }]
    }
    const day = slot && shownDay(days.currentData, date)
    if (!day || !address) return []
    const time = t('schedule:chosen', {
      day: formatDay(day.date, language),
      hours: formatHours(slot.start, slot.end),
    })
    const { line1, line2, city } = address
    return [
      {
        id: name,
        term: t(`schedule:${name}Title`),
        description: `${time} · ${[line1, line2].filter(Boolean).join(' ')}, ${city}`,
      },
    ]
  })
  return (
    <BindingSummary
      heading={t('orders:checkout.summary')}
      price={priceLines(price.prices, t, { vat })}
      // New prices that stopped an order are shown beside the button instead.
      priceNote={
        <>
          <TotalChangeNotice change={reservation.problem?.kind === 'prices' ? null : change} />
          <OverCredit me={me} amount={price.prices.total} />
          {counter.picker}
        </>
      }
      priceQuery={price}
      button={
        isFree
          ? t('orders:checkout.free')
          : bindingButton('order', { total: price.prices.total, isOnAccount: isBilled }, t)
      }
      loadingLabel={t('orders:checkout.placing')}
      note={note}
      noteDetails={isFree || me.isBusiness ? undefined : t('orders:checkout.bindingMore')}
      {...counter.chosen?.summary}
      missing={hasBothLegs ? counter.chosen?.summary.missing : t('orders:checkout.lit-confirmPickupYPago')}
      reservation={reservation}
      onPlace={onPlace}
      onRecalculate={onRecalculate}
    >
      <OrderItems items={items} />
      {chosen.length > 0 && <DescriptionList verbatim layout="stacked" entries={chosen} />}
    </BindingSummary>
  )
}

/** The slot or the store of a leg. */
const inputOf = ({ slot, visit }: Leg) => (visit ? `store ${visit.store.id}` : (slot?.id ?? null))

/** Until when garments have to be at their store for the chosen delivery by van, in epoch seconds. */
function bringBefore(
  { pickup, delivery }: CheckoutSummaryProps['legs'],
  items: CheckoutSummaryProps['items'],
): number | null {
  if (!pickup.visit || !delivery.slot) return null
  const categories = items.map(({ priced }) => priced.categoryId)
  return latestDropOff(delivery.slot.startsAt, categories, zones[pickup.visit.store.zone])
}
