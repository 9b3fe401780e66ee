import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { cartReplaced } from '#storefront/features/cart/cart-slice.ts'
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { FrequentItems } from '#storefront/shell/frequent-items.tsx'
import { fakeApi, ok, rejected } from '../support/fake-api.ts'
import { catalogueResponse } from '../support/grown-catalogue.ts'
import { i18nByLanguage } from '../support/i18n.ts'
import { renderInShop } from '../support/in-shop.tsx'
import { wireOrder } from '../support/wire-order.ts'

const { t } = i18nByLanguage.en
const catalogue = catalogueResponse(0, 'en')
const sold = catalogue.categories.find(({ id }) => id === 2)!.products
const orderOf = (ids: readonly number[]) => ({
  ...wireOrder,
  status: 50,
  items: ids.map((product_id) => ({ ...wireOrder.items[0]!, product_id, qty: 1 })),
})

function show(orders: readonly object[], inCart: readonly number[] = []) {
  const { store } = fakeApi({
    'GET /products': () => ok(catalogue),
    'GET /orders': () => ok({ orders, server_time: 1_790_000_000 }),
  })
  store.dispatch(signedIn('7'))
  store.dispatch(cartReplaced({ lines: inCart.map((productId) => ({ productId, quantity: 1 })) }))
  renderInShop(
    <FrequentItems>
      <p>below</p>
    </FrequentItems>,
    { store },
  )
}
const shown = async () => {
  await screen.findByText('below')
  return within(screen.getByRole('region', { name: t('catalogue:frequent') }))
}
const titles = async () => (await shown()).getAllByRole('heading', { level: 3 }).map((it) => it.textContent)

describe('frequent items', () => {
  it('are at most eight, without those in the cart and those that are no longer sold', async () => {
    const ids = sold.slice(0, 10).map(({ id }) => id)
    show([orderOf([99_999, ...ids])], [ids[0]!])
    expect(await titles()).toHaveLength(8)
    expect(screen.queryByRole('heading', { name: sold[0]!.title })).toBeNull()
  })

  it('keep an item that is added from the row', async () => {
    const [first] = sold
    show([orderOf([first!.id])])
    const row = await shown()
    await userEvent.click(row.getByRole('button', { name: t('catalogue:addName', { name: first!.title }) }))
    expect(await row.findByRole('spinbutton')).toHaveProperty('value', '1')
  })

  it('are hidden without orders, and when these fail to load', async () => {
    show([])
    await screen.findByText('below')
    expect(screen.queryByRole('region')).toBeNull()
    document.body.replaceChildren()
    const { store } = fakeApi({
      'GET /products': () => ok(catalogue),
      'GET /orders': () => rejected(500, 500),
    })
    store.dispatch(signedIn('7'))
    renderInShop(<FrequentItems>still there</FrequentItems>, { store })
    await screen.findByText('still there')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('are not requested for visitors', async () => {
    const { requests, store } = fakeApi({})
    renderInShop(<FrequentItems>only this</FrequentItems>, { store })
    await screen.findByText('only this')
    expect(requests).toEqual([])
  })
})
