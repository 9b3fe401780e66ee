import { useLanguage } from '@colada/client/language/use-language'
import { pickBusinessProducts } from '@colada/domain/catalogue/suggestions'
import type { ReactNode } from 'react'
import TileRow, { type TileRowProps } from '../../features/cart/tile-row.tsx'
import { useCatalogue } from '../../features/catalogue/use-catalogue.ts'
import { allProducts, toProductView } from '../../features/catalogue/views.ts'

interface Props extends Omit<TileRowProps, 'products'> {
  /** Rendered while the catalogue loads, and when it fails to load. */
  readonly fallback: ReactNode
}

/** The shop's services for companies, with buttons to add them. Loaded lazily, for companies only. */
export default function BusinessRow({ fallback, ...row }: Props) {
  const language = useLanguage()
  const { catalogue } = useCatalogue(true)
  if (!catalogue) return fallback
  const products = pickBusinessProducts(allProducts(catalogue.categories))
  return <TileRow {...row} products={products.map((product) => toProductView(product, language))} />
}
