/** Providers of payments on the web. */
export const onlineWays = ['card', 'paypal'] as const
export type OnlineWay = (typeof onlineWays)[number]

/** How money is taken at a counter: cash, the card terminal, or a bank transfer. */
export const counterWays = ['cash', 'terminal', 'transfer'] as const
export type CounterWay = (typeof counterWays)[number]

/** Every way in which an order is paid. */
export const paymentWays = [...onlineWays, ...counterWays] as const
export type PaymentWay = (typeof paymentWays)[number]

export function isOnlineWay(way: PaymentWay): way is OnlineWay {
  return (onlineWays as readonly PaymentWay[]).includes(way)
}
