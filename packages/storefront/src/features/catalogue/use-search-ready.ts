import { hasSearchIndex } from '@colada/domain/catalogue/search-index'
import { useEffect, useState } from 'react'
import type { Catalogue } from './catalogue.ts'
import { prepareCatalogue } from './prepare-catalogue.ts'
import { allProducts } from './views.ts'

/** Whether the search index is built. Suggestions wait for it, so that typing is not blocked. */
export function useSearchReady(catalogue: Catalogue | undefined): boolean {
  const [, setBuildCount] = useState(0)
  const isReady = catalogue !== undefined && hasSearchIndex(allProducts(catalogue.categories))
  useEffect(() => {
    if (!catalogue || isReady) return undefined
    let cancelled = false
    void prepareCatalogue(catalogue.categories).then(() => cancelled || setBuildCount((count) => count + 1))
    return () => {
      cancelled = true
    }
  }, [catalogue, isReady])
  return isReady
}
