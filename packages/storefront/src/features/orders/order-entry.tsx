import { formatDate, isReadableDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { Badge, OrderCard, type OrderFact, TicketIcon } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../platform/format/order-status.ts'
import { legTime, legTitle } from './leg-entries.ts'
import { garmentsText } from './order-garments.ts'
import { orderSentence } from './order-sentence.ts'
import { StatusView } from './status-view.tsx'

/** Size of the pictures of products, px. */
const PICTURE_SIZE = 96

export interface OrderEntryProps {
  readonly order: Order
  readonly href: string
  /** The server's time, epoch seconds. */
  readonly now: number
  readonly actions?: ReactNode
}

/** An order in the list; of a voucher only locator, price and its label (spec 000 §2, Orders list). */
export function OrderEntry({ order, href, now, actions }: OrderEntryProps) {
  const { t } = useTranslation(['orders', 'schedule'])
  const language = useLanguage()
  const picture = order.items.find((item) => item.picture !== '')?.picture
  const common = {
    title: garmentsText(order, language, t),
    reference: t('orders:list.order', { locator: order.locator }),
    href,
    ...(picture !== undefined && { picture: { src: picture, width: PICTURE_SIZE, height: PICTURE_SIZE } }),
    headingLevel: 2,
    price: formatMoney(order.total),
    actions,
  } as const
  if (order.kind === 'voucher') {
    return (
      <OrderCard
        {...common}
        status={
          <Badge tone="info" icon={<TicketIcon size="small" />}>
            {t('orders:list.voucher')}
          </Badge>
        }
      />
    )
  }
  const legs = [
    { id: 'pickup', leg: order.pickups[0] },
    { id: 'delivery', leg: order.deliveries[0] },
  ] as const
  const isSameAddress = order.pickups[0]?.address === order.deliveries[0]?.address
  const facts = legs.flatMap<OrderFact>(({ id, leg }) =>
    leg
      ? [
          {
            id,
            label: legTitle(leg, id, t),
            value: legTime(leg, id, language, t),
            ...(!isSameAddress && { detail: leg.address }),
          },
        ]
      : [],
  )
  if (isSameAddress && order.pickups[0]) {
    facts.push({ id: 'address', label: t('orders:list.address'), value: order.pickups[0].address })
  }
  return (
    <OrderCard
      {...common}
      status={<StatusView status={order.status} places={placesOf(order)} />}
      sentence={orderSentence(order, { language, t, now }) ?? undefined}
      facts={facts}
      requested={
        isReadableDate(order.requestedOn)
          ? t('orders:list.requested', { date: formatDate(order.requestedOn, language) })
          : t('schedule:unknownDate')
      }
    />
  )
}
