import type { Order } from '@colada/domain/orders/order'

/** The page that confirms packs, or garments added to an order. */
export const directDoneRoute = ({ kind }: Pick<Order, 'kind'>) =>
  kind === 'voucher' ? 'PurchasePacksDone' : 'PedidoDirectoRealizado'
