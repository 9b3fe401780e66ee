import { useLanguage } from '@colada/client/language/use-language'
import { MAX_FREQUENT_ITEMS, rankFrequentItems } from '@colada/domain/orders/frequent-items'
import { type ReactNode, useState } from 'react'
import { selectCart } from '../features/cart/cart-slice.ts'
import TileRow from '../features/cart/tile-row.tsx'
import { useCatalogue } from '../features/catalogue/use-catalogue.ts'
import { toProductView } from '../features/catalogue/views.ts'
import { useOrdersQuery } from '../features/orders/endpoints.ts'
import { useAppStore } from '../platform/store/hooks.ts'
import type { FrequentItemsProps } from './frequent-items.tsx'

interface Props extends FrequentItemsProps {
  readonly heading: string
  readonly loading: ReactNode
}

/** The row of frequent items, from the customer's orders; none when the orders or the catalogue fail to load. */
export default function LoadedFrequentItems({ heading, loading, children }: Props) {
  const language = useLanguage()
  const { data, isLoading } = useOrdersQuery()
  const { catalogue, failed } = useCatalogue(true)
  const store = useAppStore()
  // Those in the cart are left out; one that is added from the row stays in it, with its quantity.
  const [inCart] = useState(
    () => new Set(selectCart(store.getState()).lines.map(({ productId }) => productId)),
  )
  if (isLoading || (!catalogue && !failed)) return loading
  const products = rankFrequentItems(data?.orders ?? [])
    .filter((id) => !inCart.has(id))
    .flatMap((id) => catalogue?.products.get(id) ?? [])
    .slice(0, MAX_FREQUENT_ITEMS)
    .map((product) => toProductView(product, language))
  return (
    <>
      <TileRow heading={heading} products={products} />
      {children}
    </>
  )
}
