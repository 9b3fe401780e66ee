import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closedNoticeKey, type ShopNotice as Told } from '#storefront/platform/catalogue/notice.ts'
import { earlyScript } from '#storefront/shell/early-script.ts'
import ShopNotice from '#storefront/shell/shop-notice.tsx'
import { inPage } from '../support/in-page.tsx'

const notice: Told = {
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
/** The document comes: the early script runs before anything is painted. */
const arrive = () => {
  dataset.notice = notice.id
  // oxlint-disable-next-line no-eval
  ;(0, eval)(earlyScript)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete dataset.notice
})

const shown = () => render(<ShopNotice notice={notice} />, { wrapper: inPage() })

test('says in its language what operations have to say, with the line below', () => {
  shown()
  expect(screen.getByRole('status').textContent).toBe('Closed on Monday, see whyBack on Tuesday')
  expect(screen.getByText('Closed').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'why' }).getAttribute('href')).toBe('/en/zone')
})

test('who closed it does not see it again, and sees another', async () => {
  arrive()
  expect(dataset.notice).toBe(notice.id)
  shown()
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.notice).toBeUndefined()
  // Guard: without the early script it would be painted again and go away under the eyes.
  arrive()
  expect(dataset.notice).toBeUndefined()
  localStorage.setItem(closedNoticeKey, 'another')
  arrive()
  expect(dataset.notice).toBe(notice.id)
})

test('a browser that keeps nothing closes it all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  arrive()
  shown()
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.notice).toBeUndefined()
})

test('a language in which nothing is said shows nothing', () => {
  const { es } = notice.texts
  render(<ShopNotice notice={{ ...notice, texts: { es, en: { message: [], subheader: [] } } }} />, {
    wrapper: inPage(),
  })
  expect(screen.queryByRole('status')).toBeNull()
})
