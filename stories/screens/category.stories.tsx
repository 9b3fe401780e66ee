import { categoryIds } from '@colada/domain/catalogue/category'
import { getProducts } from '@colada/domain/catalogue/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { failNetwork } from './handlers.ts'
import { screen } from './screen.tsx'
import { categoryPath } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Catalogue/Category',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'A listing of products, twelve a page, with its menu and filters.' } },
  },
}
export default meta

const search = (words: string) => (language: 'es' | 'en') =>
  routePath(language, 'CategorySearch', { categoria: slugsOf(categoryIds.all)[language], search: words })

export const FirstPage: StoryObj = {
  ...screen({ path: categoryPath(categoryIds.dryCleaning) }),
  tags: ['desk'],
}

export const LastPage: StoryObj = {
  ...screen({
    path: (language) =>
      routePath(language, 'CategoryPage', {
        categoria: slugsOf(categoryIds.dryCleaning)[language],
        pagina: 5,
      }),
  }),
  tags: ['long-tests-only'],
}

export const IncompatibleWithCart = screen({
  path: categoryPath(categoryIds.vouchers),
  cart: [{ productId: 1, quantity: 2 }],
})

export const InStoreMode = screen({
  path: categoryPath(categoryIds.vouchers),
  minPersona: 'store',
})

export const MeasuredProducts: StoryObj = {
  ...screen({ path: categoryPath(categoryIds.carpets) }),
  tags: ['long-tests-only'],
}

export const SearchResults: StoryObj = { ...screen({ path: search('camisa') }), tags: ['long-tests-only'] }

export const SearchResultsSecondPage: StoryObj = {
  ...screen({
    path: (language) =>
      routePath(language, 'CategorySearchPage', {
        categoria: slugsOf(categoryIds.all)[language],
        search: 'ab',
        pagina: 2,
      }),
  }),
  tags: ['long-tests-only'],
}

export const NoResults = screen({ path: search('xilófono') })

export const CatalogueNotLoaded = screen({
  path: categoryPath(categoryIds.laundry),
  handlers: [failNetwork(getProducts)],
})
