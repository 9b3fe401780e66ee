import { lineKey, limitExpress } from '@colada/domain/cart/cart-rules'
import { newOrder } from '../../platform/store/process-slice.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CartChange, cartReconciled, selectCart } from './cart-slice.ts'
import { readSeenPrices, saveSeenPrices } from './seen-prices.ts'

/**
 * Compares the cart with the catalogue: products that are no longer sold and express garments above the limit leave it, and
 * the customer is notified once of them and of prices that differ from those they saw.
 */
export const reconcileCartWithCatalogue =
  ({ products }: Catalogue) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { process } = getState()
    const cart = selectCart(getState())
    // The cart of a change to an existing order is not saved between visits.
    if (process.type !== newOrder.type) return
    const seen = readSeenPrices()
    const ids = new Set(cart.lines.map(({ productId }) => productId))
    const limited = limitExpress(cart, (id) => products.get(id)?.categoryId)
    const kept = new Map(limited.lines.map((line) => [lineKey(line), line.quantity]))
    const above = cart.lines.flatMap((line): CartChange[] => {
      const quantity = kept.get(lineKey(line)) ?? 0
      const name = products.get(line.productId)?.name ?? ''
      return quantity === line.quantity ? [] : [{ kind: 'limit', id: line.productId, name, quantity }]
    })
    const differing = [...ids].flatMap((id): CartChange[] => {
      const [product, before] = [products.get(id), seen.get(id)]
      if (!product) return [{ kind: 'gone', id, name: before?.name ?? '' }]
      if (!before || before.price === product.price) return []
      const { name, categoryId, price: now } = product
      return [{ kind: 'price', id, categoryId, name, before: before.price, now }]
    })
    const changes = [...differing, ...above]
    if (changes.length > 0) dispatch(cartReconciled(changes))
    saveSeenPrices([...ids].flatMap((id) => products.get(id) ?? []))
  }
