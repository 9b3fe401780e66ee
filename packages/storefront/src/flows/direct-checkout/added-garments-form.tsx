import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, Card, DescriptionList, Heading, PlusIcon, Sidebar, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CartLineList, type CartLineListProps } from '../../features/cart/cart-lines.tsx'
import { billedNote, isBilledTo, payNowField } from '../../features/orders/billed.ts'
import { bindingButton } from '../../features/orders/binding-button.ts'
import { BindingSummary } from '../../features/orders/binding-summary.tsx'
import { LeaveCheckout } from '../../features/orders/leave-checkout.tsx'
import { legEntries } from '../../features/orders/leg-entries.ts'
import { clearDraft, useOrderDraft } from '../../features/orders/order-draft.ts'
import { OrderItems } from '../../features/orders/order-items.tsx'
import { OverCredit } from '../../features/orders/over-credit.tsx'
import { priceLines, showsVat, vatOf } from '../../features/orders/price-lines.ts'
import { toPurchase } from '../../features/orders/reservation.ts'
import { TotalChangeNotice } from '../../features/orders/total-change-notice.tsx'
import { type CounterOutcome, useCounterPayment } from '../../features/orders/use-counter-payment.tsx'
import { useReserve } from '../../features/orders/use-reserve.ts'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { IncidentAnswers } from './incident-answers.tsx'
import { useDirectPrice } from './use-direct-price.ts'

export interface AddedGarmentsFormProps extends CartLineListProps {
  readonly me: User
  readonly order: Order
  /** The garments solve an incident and cannot be edited. */
  readonly solvesIncident: boolean
  /** `outcome` of a payment at a counter. */
  readonly onPlaced: (order: Order, outcome?: CounterOutcome | null) => void
}

/** Garments added to an order and their price, without transport (spec 000 §4). */
export function AddedGarmentsForm(props: AddedGarmentsFormProps) {
  const { me, order, lines, removed, solvesIncident, onPlaced } = props
  const { t } = useTranslation(['orders', 'payment', 'schedule'])
  const language = useLanguage()
  const goTo = useGoTo()
  const [draft, change] = useOrderDraft(me.id, '', order.id)
  const price = useDirectPrice(lines, '', order.id)
  // With what the order owes already.
  const counter = useCounterPayment('add_items_to_order', price.prices.total + order.pending)
  const reservation = useReserve(
    draft,
    (attempt) => change({ attempt }),
    (placed) => {
      clearDraft(order.id)
      onPlaced(placed, counter.chosen?.outcome)
    },
    'addItems',
  )
  const place = () => {
    if (!price.quote) return
    const purchase = { quote: price.quote, items: lines, orderId: order.id, solvesIncident }
    const body = toPurchase({ ...purchase, processType: 'add_items_to_order' })
    const credit = order.isOnAccount ? payNowField(me, price.quote.prices.total) : {}
    void reservation.place({ ...body, ...credit, ...counter.chosen?.fields })
  }
  // Its dates can be changed there; the chosen garments stay until the customer confirms to leave them.
  const toOrder = () => goTo(routePath(language, 'OrderDetail', { id: order.id }))
  const kind = solvesIncident ? 'incident' : 'added'
  const isBilled = order.isOnAccount && isBilledTo(me, price.prices.total)
  return (
    <Sidebar side="end">
      <Stack gap="lg">
        {solvesIncident && <IncidentAnswers order={order} price={price.prices.total} />}
        <Card as="section" padding="large" aria-labelledby="added-to">
          <Stack gap="sm">
            <Heading level={2} size="title4" id="added-to">
              {t('orders:list.order', { locator: order.locator })}
            </Heading>
            <DescriptionList verbatim layout="stacked" entries={legEntries(order, language, t)} />
          </Stack>
        </Card>
        {!solvesIncident && (
          <>
            <CartLineList lines={lines} removed={removed} />
            <div>
              <ButtonLink
                href={routePath(language, 'Category', { categoria: slugsOf(order.categoryId)[language] })}
                appearance="outline"
                iconStart={<PlusIcon size="small" />}
              >
                {t('orders:direct.added.more')}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
      <BindingSummary
        heading={t(`orders:direct.${kind}.summary`)}
        price={priceLines(price.prices, t, {
          hasTransport: price.prices.transport > 0,
          vat: showsVat(
            order,
            lines.map(({ priced }) => priced),
          )
            ? vatOf(price.prices)
            : null,
        })}
        // New prices that stopped an order are shown beside the button instead.
        priceNote={
          <>
            <TotalChangeNotice change={reservation.problem?.kind === 'prices' ? null : price.change} />
            {order.isOnAccount && <OverCredit me={me} amount={price.prices.total} />}
            {counter.picker}
          </>
        }
        priceQuery={price}
        button={bindingButton('added', { total: price.prices.total, isOnAccount: isBilled }, t)}
        loadingLabel={t('orders:direct.placing')}
        note={isBilled ? billedNote(kind, me, t) : t(`orders:direct.${kind}.binding`)}
        {...counter.chosen?.summary}
        reservation={reservation}
        tooSoon={{ label: t('orders:direct.movedToOrder'), onClick: toOrder }}
        onPlace={place}
        onRecalculate={reservation.dismiss}
      >
        <OrderItems items={lines} />
      </BindingSummary>
      <LeaveCheckout reservation={reservation} />
    </Sidebar>
  )
}
