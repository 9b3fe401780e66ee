import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopNotice as Notice } from '#storefront/platform/catalogue/notice.ts'
import { decisionFlags, saveDecision } from '#storefront/platform/privacy/consent.ts'
import { closedNoticeKey } from '#storefront/platform/store/storage-keys.ts'
import { ShopNotice } from '#storefront/shell/banners/shop-notice.tsx'
import { themeScript } from '#storefront/shell/document/theme-script.ts'
import { inPage } from '../support/in-page.tsx'

const notice: Notice = {
  id: 'a1b2c3d4',
  texts: {
    es: { message: [[{ text: 'Cerrado' }]], subheader: [] },
    en: {
      message: [
        [
          { text: 'Closed ', emphasis: 'strong' },
          { text: 'on Monday, see ' },
          { text: 'why', href: '/en/zone' },
        ],
      ],
      subheader: [[{ text: 'Back on Tuesday' }]],
    },
  },
}
const { dataset } = document.documentElement
/** Loads a document: the theme script runs before the first paint. */
const loadDocument = () => {
  dataset.notice = notice.id
  // oxlint-disable-next-line no-eval
  ;(0, eval)(themeScript)
}

beforeEach(async () => {
  localStorage.clear()
  await saveDecision('accept', decisionFlags.accept)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete dataset.notice
})

const shown = () => render(<ShopNotice notice={notice} />, { wrapper: inPage() })

test('shows the message and its subheader in the language of the page', () => {
  shown()
  expect(screen.getByRole('status').textContent).toBe('Closed on Monday, see whyBack on Tuesday')
  expect(screen.getByText('Closed').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'why' }).getAttribute('href')).toBe('/en/zone')
})

test('a closed notice stays closed, and the next one is shown', async () => {
  loadDocument()
  expect(dataset.notice).toBe(notice.id)
  shown()
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.notice).toBeUndefined()
  // Without the theme script it would be painted and then disappear.
  loadDocument()
  expect(dataset.notice).toBeUndefined()
  localStorage.setItem(closedNoticeKey, 'another')
  loadDocument()
  expect(dataset.notice).toBe(notice.id)
})

test('it can be closed without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  loadDocument()
  shown()
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.notice).toBeUndefined()
})

test('a notice without a text in the language is not shown', () => {
  const { es } = notice.texts
  render(<ShopNotice notice={{ ...notice, texts: { es, en: { message: [], subheader: [] } } }} />, {
    wrapper: inPage(),
  })
  expect(screen.queryByRole('status')).toBeNull()
})
