import { useLanguage } from '@colada/client/language/use-language'
import { pickBestSellers } from '@colada/domain/catalogue/suggestions'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'
import { allProducts, type ProductView, toProductView } from '../catalogue/views.ts'
import { selectCart, selectCartLoaded, selectRemoval } from './cart-slice.ts'
import { pricedLines } from './priced-lines.ts'
import { reconcileCartWithCatalogue } from './reconcile-cart.ts'

/** The cart with names, prices and paths of its products, and recommended products. */
export function useCartView() {
  const language = useLanguage()
  const cart = useAppSelector(selectCart)
  const isLoaded = useAppSelector(selectCartLoaded)
  const removal = useAppSelector(selectRemoval)
  const { catalogue, failed, retry } = useCatalogue(isLoaded && (cart.lines.length > 0 || removal !== null))
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (catalogue && isLoaded) dispatch(reconcileCartWithCatalogue(catalogue))
  }, [dispatch, catalogue, isLoaded, cart.lines])
  const lines = catalogue ? pricedLines(cart, catalogue, language) : []
  const removedProduct = removal && catalogue?.products.get(removal.line.productId)
  const chosen = new Set(lines.map(({ product }) => product.id))
  const recommended: readonly ProductView[] = catalogue
    ? pickBestSellers(allProducts(catalogue.categories), catalogue.day)
        .filter(({ id }) => !chosen.has(id))
        .map((product) => toProductView(product, language))
    : []
  const state = !isLoaded
    ? ('loading' as const)
    : cart.lines.length === 0
      ? ('empty' as const)
      : catalogue
        ? ('ready' as const)
        : failed
          ? ('failed' as const)
          : ('loading' as const)
  return {
    state,
    lines,
    /** The product removed last, and the position of its line. */
    removed: removal && removedProduct ? { name: removedProduct.name, position: removal.position } : null,
    recommended,
    retry,
  }
}
