import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderContact } from '#storefront/flows/orders/order-contact.tsx'
import { renderInShop } from '../../support/in-shop.tsx'

test('offers every contact with the locator filled in', () => {
  renderInShop(<OrderContact order={{ locator: 'ABC1234' }} />, { language: 'es' })
  const hrefs = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href')!))
  expect(hrefs.filter((href) => href.includes('Sobre el pedido ABC1234'))).toHaveLength(2)
  expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true)
})
