import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addLine } from '#storefront/features/cart/add-line.ts'
import { selectCart } from '#storefront/features/cart/cart-slice.ts'
import TileRow from '#storefront/features/cart/tile-row.tsx'
import { toProductView } from '#storefront/features/catalogue/views.ts'
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'
import { sessionLoaded } from '#storefront/platform/store/session-slice.ts'
import { createStore } from '#storefront/platform/store/store.ts'
import { product } from '../../../domain/catalogue/product-fixture.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { catalogueResponse } from '../../support/grown-catalogue.ts'
import { i18nByLanguage } from '../../support/i18n.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { t } = i18nByLanguage.en
const staff = sessionLoaded({ signedIn: true, staff: true, customer: '7' })

// spec 000 §5, Add button; 001 §8, Other
describe('a product of a disabled category', () => {
  const shirt = toProductView(product({ name: 'Shirt', isDisabled: true }), 'en')

  it('has a disabled button with the reason, and a click shows a red toast', async () => {
    renderInShop(<TileRow heading="Row" products={[shirt]} />)
    const name = t('catalogue:blockedName', { reason: t('catalogue:blockedDisabled'), name: 'Shirt' })
    const button = screen.getByRole('button', { name, description: t('catalogue:problem.disabled') })
    await userEvent.click(button)
    const notice = currentNotices().at(-1)
    expect(notice).toMatchObject({ key: 'catalogue:problem.disabled', tone: 'danger', duration: 'rejection' })
    dismissNotice(notice!.id)
  })

  it('can be added in store mode', () => {
    const store = createStore()
    store.dispatch(staff)
    renderInShop(<TileRow heading="Row" products={[shirt]} />, { store })
    expect(screen.getByRole('button', { name: t('catalogue:addName', { name: 'Shirt' }) })).toBeVisible()
  })

  it('is refused when the category was disabled after the page was loaded, except in store mode', async () => {
    const catalogue = catalogueResponse(0)
    const categories = catalogue.categories.map((category) => ({ ...category, disabled: 1 }))
    const { store } = fakeApi({ 'GET /products': () => ok({ ...catalogue, categories }) })
    expect(await store.dispatch(addLine({ productId: 1, quantity: 1 }, 'es'))).toBe(
      'catalogue:problem.disabled',
    )
    expect(selectCart(store.getState()).lines).toEqual([])
    store.dispatch(staff)
    expect(await store.dispatch(addLine({ productId: 1, quantity: 1 }, 'es'))).toBeNull()
  })
})
