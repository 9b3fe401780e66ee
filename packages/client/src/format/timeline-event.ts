import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { TimelineEvent } from '@colada/domain/orders/timeline'

/** Something that happened to an order, other than a new status. */
export type OtherEvent = Exclude<TimelineEvent, { kind: 'status' }>

const amountOf = (euros: number) => ({ amount: formatMoney(fromEuros(euros)) })

/** Returns the key of the text of an event below `orders:event`, and its parameters. */
export function eventMessage(event: OtherEvent) {
  switch (event.kind) {
    case 'dates-changed':
      return {
        key: `dates-changed.${event.legs.length === 1 ? event.legs[0]! : 'both'}`,
        params: {},
      } as const
    case 'return-changed':
      return { key: `return-changed.${event.place}`, params: {} } as const
    case 'garments-added':
      return { key: 'garments-added', params: { count: event.count } } as const
    case 'charge':
      return {
        key: event.amount < 0 ? 'waiver' : 'charge',
        params: amountOf(Math.abs(event.amount)),
      } as const
    case 'payment':
      return { key: 'payment', params: amountOf(event.amount) } as const
    case 'refund':
      return { key: event.is_done ? 'refund' : 'refundWaiting', params: amountOf(event.amount) } as const
    case 'incident-answered':
    case 'garments-returned':
      return { key: event.kind, params: {} } as const
  }
}
