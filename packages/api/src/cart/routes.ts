import { fromCartLine, syncCart } from '@colada/domain/cart/contract'
import { type Cents, toEuros } from '@colada/domain/money/money'
import type { FastifyInstance } from 'fastify'
import { findAgreedPrices } from '../catalogue/service.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { syncSavedCart } from './saved-cart.ts'

/** Cart synchronisation between a customer's devices. */
export function cartRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  registerEndpoint(app, syncCart, async ({ body, actor }) => {
    const { known = [] } = body
    const sent = { items: body.cart, known }
    const agreed = actor.isBusiness
      ? await findAgreedPrices(database.db, actor.userId)
      : new Map<number, Cents>()
    const { cart, promoCode, leftOut } = await syncSavedCart(database.db, actor.userId, sent, clock())
    return {
      cart: cart.lines.map(fromCartLine),
      ...(promoCode !== '' && { promo_code: promoCode }),
      ...(agreed.size > 0 && {
        agreed_prices: [...agreed].map(([id, price]) => ({ product_id: id, price: toEuros(price) })),
      }),
      ...(leftOut && { left_out: leftOut.lines.map(fromCartLine) }),
    }
  })
}
