import type { ProductId } from '@colada/domain/catalogue/product'
import { catalogueLearned } from '../../platform/store/cart-slice.ts'
import type { CartChange } from '../../platform/store/cart-state.ts'
import { newOrder } from '../../platform/store/process-state.ts'
import type { AppStore } from '../../platform/store/store.ts'
import type { Catalogue } from './browser-catalogue.ts'
import { readSeen, rememberSeen } from './seen-prices.ts'

/**
 * Holds the cart against the catalogue: what is no longer sold leaves it, and both that and prices which are not those
 * that the customer saw are told once.
 */
export function learnCatalogue({ dispatch, getState }: AppStore, { products }: Catalogue): void {
  const { cart, process } = getState()
  // What an order that exists is given is looked at but once.
  if (process.type !== newOrder.type) return
  const seen = readSeen()
  const ids = new Set(cart.lines.map(({ productId }) => productId))
  const changes = [...ids].flatMap((id): CartChange[] => {
    const [product, before] = [products.get(id), seen.get(id)]
    if (!product) return [{ kind: 'gone', id, name: before?.name ?? '' }]
    if (!before || before.price === product.price) return []
    return [{ kind: 'price', id, name: product.name, before: before.price, now: product.price }]
  })
  if (changes.length > 0) dispatch(catalogueLearned(changes))
  rememberSeen(known(ids, products))
}

const known = <Product>(ids: Iterable<ProductId>, products: ReadonlyMap<ProductId, Product>): Product[] =>
  [...ids].flatMap((id) => products.get(id) ?? [])
