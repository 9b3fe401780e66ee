import { subtotal } from '@colada/domain/cart/totals'
import type { Product } from '@colada/domain/catalogue/product'
import { formatMoney } from '@colada/domain/money/format-money'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { Language } from '@colada/domain/wire/language'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CartChanges } from '#storefront/features/cart/cart-changes.tsx'
import { CartLineList } from '#storefront/features/cart/cart-lines.tsx'
import { cartReconciled, cartReplaced } from '#storefront/features/cart/cart-slice.ts'
import CartSubtotal from '#storefront/features/cart/cart-subtotal.tsx'
import { pricedLines } from '#storefront/features/cart/priced-lines.ts'
import TileRow from '#storefront/features/cart/tile-row.tsx'
import SearchSuggestions from '#storefront/features/catalogue/search-suggestions.tsx'
import { toProductView } from '#storefront/features/catalogue/views.ts'
import { OrderItems } from '#storefront/features/orders/order-items.tsx'
import { ProductBar } from '#storefront/flows/browse/product-bar.tsx'
import { createStore } from '#storefront/platform/store/store.ts'
import { grownCatalogue } from '../../support/grown-catalogue.ts'
import { inPage } from '../../support/in-page.tsx'

const current = vi.hoisted(() => ({ catalogue: undefined as unknown }))
vi.mock('#storefront/features/catalogue/use-catalogue.ts', () => ({
  useCatalogue: () => ({ catalogue: current.catalogue, failed: false }),
}))

const notes = { es: 'sin IVA', en: 'without VAT' } as const
const inLanguages = (['es', 'en'] as const).map((language) => ({ language }))
/** Laundry, and the two categories whose prices exclude VAT. */
const [laundry, companies, renting] = [3, 12, 13]

const catalogueOf = (language: Language) => {
  const categories = grownCatalogue(0, language)
  const products = new Map(categories.flatMap((category) => category.products).map((it) => [it.id, it]))
  return { categories, products, version: '1' }
}

const linesOf = (product: Product, language: Language) =>
  pricedLines({ lines: [{ productId: product.id, quantity: 2 }] }, catalogueOf(language) as never, language)

const places: Record<string, (product: Product, language: Language) => ReactElement> = {
  'a card': (product, language) => <TileRow heading="Row" products={[toProductView(product, language)]} />,
  'the bar of a product': (product, language) => (
    <ProductBar
      product={toProductView(product, language)}
      action={{ kind: 'add', text: 'Add', label: 'Add', onAdd: () => {} }}
    />
  ),
  'a suggestion': (product) => <SearchSuggestions typed={product.name} allHref="/" />,
  'a line of the cart': (product, language) => (
    <CartLineList lines={linesOf(product, language).map((line) => ({ ...line, href: '/' }))} removed={null} />
  ),
  'a changed price of the cart': () => <CartChanges />,
  'a line of the checkout': (product, language) => <OrderItems items={linesOf(product, language)} />,
}

describe.for(inLanguages)('in $language', ({ language }) => {
  test.for(Object.entries(places))(
    '%s says that a price of companies is without VAT, and no other price',
    async ([, renderPlace]) => {
      for (const categoryId of [laundry, companies, renting]) {
        const catalogue = catalogueOf(language)
        const product = catalogue.categories.find(({ id }) => id === categoryId)!.products[0]!
        current.catalogue = catalogue
        const store = createStore()
        const { id, name } = product
        store.dispatch(cartReconciled([{ kind: 'price', id, categoryId, name, before: 100, now: 120 }]))
        const { container, unmount } = render(renderPlace(product, language), {
          wrapper: inPage(store, language),
        })
        await expect.poll(() => container.textContent).toContain('€')
        expect(container.textContent!.includes(notes[language]), `category ${categoryId}`).toBe(
          categoryId !== laundry,
        )
        unmount()
      }
    },
  )

  test('the subtotal of the cart is what an order charges for its garments, with VAT', async () => {
    const catalogue = catalogueOf(language)
    for (const categoryId of [laundry, companies, renting]) {
      const product = catalogue.categories.find(({ id }) => id === categoryId)!.products[0]!
      current.catalogue = catalogue
      const store = createStore()
      store.dispatch(cartReplaced({ lines: [{ productId: product.id, quantity: 2 }] }))
      const lines = linesOf(product, language).map(({ priced }) => priced)
      const { items } = priceOrder({ lines })
      expect(items > subtotal(lines), `category ${categoryId}`).toBe(categoryId !== laundry)
      const { container, unmount } = render(<CartSubtotal />, { wrapper: inPage(store, language) })
      await expect.poll(() => container.textContent).toContain(formatMoney(items))
      unmount()
    }
  })
})
