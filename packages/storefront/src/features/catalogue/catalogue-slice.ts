import type { Category } from '@colada/domain/catalogue/category'
import { memoizeByReference } from '@colada/domain/catalogue/memoize-by-reference'
import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../platform/store/root-reducer.ts'

/** Prices that were agreed with a company. */
export type AgreedPrices = Readonly<Record<ProductId, Cents>>

interface CatalogueState {
  readonly loaded: Partial<Record<Language, readonly Category[]>>
  /** The last request for the catalogue failed. */
  readonly failed: boolean
  readonly agreed: AgreedPrices | null
}

const initialState: CatalogueState = { loaded: {}, failed: false, agreed: null }

/** The catalogue at agreed prices. */
const pricedBy = memoizeByReference((agreed: AgreedPrices) =>
  memoizeByReference((categories: readonly Category[]): readonly Category[] =>
    categories.map((category) => ({
      ...category,
      products: category.products.map((product) => ({
        ...product,
        price: agreed[product.id] ?? product.price,
      })),
    })),
  ),
)

/** The complete catalogue, for views of the first load, which do not import RTK Query (`load-catalogue.ts` does). */
const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    catalogueLoaded: (
      { loaded, agreed },
      { payload }: PayloadAction<{ language: Language; categories: readonly Category[] }>,
    ): CatalogueState => ({
      loaded: { ...(loaded as CatalogueState['loaded']), [payload.language]: payload.categories },
      failed: false,
      agreed,
    }),
    /** The customer's prices; null for those of the shop. */
    agreedPricesLoaded: (state, { payload }: PayloadAction<AgreedPrices | null>) => ({
      ...state,
      agreed: payload,
    }),
    /** A view requests it. Loading in the background does not hide the failure with its button. */
    catalogueRequested: (state) => ({ ...state, failed: false }),
    catalogueFailed: (state) => ({ ...state, failed: true }),
  },
  selectors: {
    /** As the API sends it. */
    selectLoaded: ({ loaded }, language: Language) => loaded[language],
    /** With the prices of the customer. */
    selectCategories: ({ loaded, agreed }, language: Language) => {
      const categories = loaded[language]
      return agreed && categories ? pricedBy(agreed)(categories) : categories
    },
    selectAgreedPrices: ({ agreed }) => agreed,
    selectCatalogueFailed: ({ failed }) => failed,
  },
})

declare module '../../platform/store/root-reducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const catalogueSlice = slice.injectInto(rootReducer)

export const { agreedPricesLoaded, catalogueLoaded, catalogueRequested, catalogueFailed } =
  catalogueSlice.actions
export const { selectAgreedPrices, selectLoaded, selectCategories, selectCatalogueFailed } =
  catalogueSlice.selectors
