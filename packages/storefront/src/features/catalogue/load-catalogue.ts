import { shopDay } from '@colada/client/format/day'
import type { Category } from '@colada/domain/catalogue/category'
import type { Promo } from '@colada/domain/promotions/promo'
import type { Language } from '@colada/domain/wire/language'
import type { CatalogueSource } from '../../platform/catalogue/source.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { catalogueFailed, catalogueLoaded, selectCategories, selectLoaded } from './catalogue-slice.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'

/** A catalogue with fewer products is incomplete and is loaded again (spec 000 §2, Global navigation rules). */
const MIN_COMPLETE_SIZE = 100

const importApi = () => Promise.all([import('../../platform/api/api.ts'), import('./endpoints.ts')])

const isPartial = (categories: readonly Category[] | undefined): boolean =>
  categories !== undefined && catalogueOf(categories).products.size < MIN_COMPLETE_SIZE

/**
 * Loads the catalogue of a language, from the cache when it is complete there.
 *
 * @throws When the request fails.
 */
export const loadCatalogue =
  (language: Language) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Catalogue> => {
    const before = selectLoaded(getState(), language)
    try {
      const [{ apiInjected }, { catalogueApi }] = await importApi()
      dispatch(apiInjected())
      const request = dispatch(
        catalogueApi.endpoints.catalogue.initiate(language, { forceRefetch: isPartial(before) }),
      )
      const categories = await request.unwrap().finally(() => request.unsubscribe())
      if (categories !== before) dispatch(catalogueLoaded({ language, categories }))
      return catalogueOf(selectCategories(getState(), language) ?? categories)
    } catch (error) {
      dispatch(catalogueFailed())
      throw error
    }
  }

/** Loads the promotions page. */
const loadPromos =
  (language: Language) =>
  async (dispatch: AppDispatch): Promise<readonly Promo[]> => {
    const [{ apiInjected }, { catalogueApi }] = await importApi()
    dispatch(apiInjected())
    const request = dispatch(catalogueApi.endpoints.promos.initiate(language))
    return request.unwrap().finally(() => request.unsubscribe())
  }

/** The browser's source for a screen's `load`. */
export const browserSource = ({ dispatch }: Pick<AppStore, 'dispatch'>): CatalogueSource => ({
  categories: async (language) => (await dispatch(loadCatalogue(language))).categories,
  promos: (language) => dispatch(loadPromos(language)),
  day: () => shopDay(new Date()),
})
