import type { FastifyInstance } from 'fastify'
import { fromCartLine, syncCart } from '@colada/domain/cart/contract'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { syncKeptCart } from './kept-cart.ts'

/** The cart that follows its customer from device to device. */
export function cartRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  registerEndpoint(app, syncCart, async ({ body, session }) => {
    const { known = [] } = body
    const sent = { items: body.cart, known }
    const { cart, leftOut } = await syncKeptCart(database.db, session.userId, sent, clock())
    return {
      cart: cart.lines.map(fromCartLine),
      ...(leftOut && { left_out: leftOut.lines.map(fromCartLine) }),
    }
  })
}
