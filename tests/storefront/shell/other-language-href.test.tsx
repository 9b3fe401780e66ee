import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOtherLanguageHref } from '#storefront/shell/header/use-other-language-href.ts'
import { renderInShop } from '../support/in-shop.tsx'

const Switch = () => <a href={useOtherLanguageHref('es')}>ES</a>

it.each([
  ['/en/my-orders?page=2', '/mis-pedidos?page=2'],
  ['/en/login?next=%2Fen%2Flaundry%2Fpage%2F2', '/entrar?next=%2Flavanderia%2Fpagina%2F2'],
  ['/en/laundry', '/lavanderia'],
])('the language switch of %s keeps the query', async (path, href) => {
  renderInShop(<Switch />, { path })
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe(href)
})
