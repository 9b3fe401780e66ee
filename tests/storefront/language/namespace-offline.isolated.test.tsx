import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { createBrowserI18n } from '#storefront/platform/language/browser-i18n.ts'

const network = vi.hoisted(() => ({ isOnline: false, requests: 0 }))
vi.mock('#storefront/locales/es/orders.json', () => {
  network.requests += 1
  if (!network.isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: { checkout: { title: 'Reserva' } } }
})

function View() {
  const { t } = useTranslation('orders')
  return <h1>{t('orders:checkout.title')}</h1>
}

// i18next takes a failed namespace for loaded: the heading would be the key of its message.
test('a view waits for its namespace until the browser is online', async () => {
  const i18n = await createBrowserI18n('es', ['shell'])
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="Loading">
        <View />
      </Suspense>
    </I18nextProvider>,
  )
  await expect.poll(() => network.requests).toBe(1)
  await vi.dynamicImportSettled()
  expect(screen.getByText('Loading')).toBeVisible()
  network.isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Reserva' })).toBeVisible()
})
