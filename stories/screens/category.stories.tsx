import { getProducts } from '@colada/domain/catalogue/contract'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { lose } from './answers.ts'
import { screen } from './screen.tsx'
import { categoryAt } from './shop.ts'

const meta: Meta = {
  title: 'Screens/Category',
  tags: ['!autodocs', 'phone-only'],
  parameters: {
    docs: { description: { component: 'A listing of products, twelve a page, with its menu and filters.' } },
  },
}
export default meta

const search = (words: string) => (language: 'es' | 'en') =>
  routePath(language, 'CategorySearch', { categoria: slugsOf(categoryIds.all)[language], search: words })

export const FirstPage: StoryObj = {
  ...screen({ at: categoryAt(categoryIds.dryCleaning) }),
  tags: ['!phone-only'],
}

export const LastPage: StoryObj = {
  ...screen({
    at: (language) =>
      routePath(language, 'CategoryPage', {
        categoria: slugsOf(categoryIds.dryCleaning)[language],
        pagina: 5,
      }),
  }),
  tags: ['with-all'],
}

export const DoesNotGoWithTheCart = screen({
  at: categoryAt(categoryIds.vouchers),
  cart: [{ productId: 1, quantity: 2 }],
})

export const InStoreMode = screen({
  at: categoryAt(categoryIds.vouchers),
  atLeast: 'store',
  cart: [{ productId: 1, quantity: 2 }],
})

export const MeasuredProducts: StoryObj = {
  ...screen({ at: categoryAt(categoryIds.carpets) }),
  tags: ['with-all'],
}

export const Found: StoryObj = { ...screen({ at: search('camisa') }), tags: ['with-all'] }

export const FoundOnASecondPage: StoryObj = {
  ...screen({
    at: (language) =>
      routePath(language, 'CategorySearchPage', {
        categoria: slugsOf(categoryIds.all)[language],
        search: 'ab',
        pagina: 2,
      }),
  }),
  tags: ['with-all'],
}

export const NothingFound = screen({ at: search('xilófono') })

export const CatalogueLost = screen({ at: categoryAt(categoryIds.laundry), answers: [lose(getProducts)] })
