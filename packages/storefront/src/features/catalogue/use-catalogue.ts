import { useLanguage } from '@colada/client/language/use-language'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { catalogueRequested, selectCatalogueFailed, selectCategories } from './catalogue-slice.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

export interface CatalogueQuery {
  readonly catalogue: Catalogue | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * The catalogue for a view, such as the cart with its names and prices.
 *
 * @param isNeeded False prevents loading it.
 */
export function useCatalogue(isNeeded: boolean): CatalogueQuery {
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const categories = useAppSelector((state) => selectCategories(state, language))
  const failed = useAppSelector(selectCatalogueFailed)
  const isMissing = isNeeded && categories === undefined
  const load = useCallback(() => {
    dispatch(catalogueRequested())
    // The failure is in the state, so it is ignored here.
    dispatch(loadCatalogue(language)).catch(() => undefined)
  }, [dispatch, language])
  useEffect(() => {
    if (isMissing) load()
  }, [load, isMissing])
  return {
    catalogue: isNeeded && categories ? catalogueOf(categories) : undefined,
    failed: failed && categories === undefined,
    retry: load,
  }
}
