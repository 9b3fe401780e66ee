import type { Category } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../platform/store/root-reducer.ts'

interface CatalogueState {
  readonly loaded: Partial<Record<Language, readonly Category[]>>
  /** The last request for the catalogue failed. */
  readonly failed: boolean
}

const initialState: CatalogueState = { loaded: {}, failed: false }

/** The complete catalogue, for views of the first load, which do not import RTK Query (`load-catalogue.ts` does). */
const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    catalogueLoaded: (
      { loaded },
      { payload }: PayloadAction<{ language: Language; categories: readonly Category[] }>,
    ): CatalogueState => ({
      loaded: { ...(loaded as CatalogueState['loaded']), [payload.language]: payload.categories },
      failed: false,
    }),
    /** A view requests it. Loading in the background does not hide the failure with its button. */
    catalogueRequested: (state) => ({ ...state, failed: false }),
    catalogueFailed: (state) => ({ ...state, failed: true }),
  },
  selectors: {
    selectCategories: ({ loaded }, language: Language) => loaded[language],
    selectCatalogueFailed: ({ failed }) => failed,
  },
})

declare module '../../platform/store/root-reducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const catalogueSlice = slice.injectInto(rootReducer)

export const { catalogueLoaded, catalogueRequested, catalogueFailed } = catalogueSlice.actions
export const { selectCategories, selectCatalogueFailed } = catalogueSlice.selectors
