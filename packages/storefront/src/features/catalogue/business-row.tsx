import { businessProducts } from '@colada/domain/catalogue/suggestions'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/language/use-language.ts'
import { useCatalogue } from './use-catalogue.ts'
import TileRow, { type TileRowProps } from './tile-row.tsx'
import { allProducts, toProductView } from './views.ts'

interface Props extends Omit<TileRowProps, 'products'> {
  /** Until the catalogue is here, and where it cannot be had. */
  readonly fallback: ReactNode
}

/** What the shop does for companies, ready to be added. Default export: only companies bring it. */
export default function BusinessRow({ fallback, ...row }: Props) {
  const language = useLanguage()
  const { catalogue } = useCatalogue(true)
  if (!catalogue) return fallback
  const products = businessProducts(allProducts(catalogue.categories))
  return <TileRow {...row} products={products.map((product) => toProductView(product, language))} />
}
