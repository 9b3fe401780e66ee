import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { AppStores } from '#storefront/platform/routes/app-stores-context.ts'
import { AppStoreLinks } from '#storefront/shell/footer/app-store-links.tsx'
import { inPage } from '../support/in-page.tsx'

function renderWith(appStores: AppStores) {
  const Page = inPage()
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: AppStoreLinks }])
  render(
    <Page>
      <Stub hydrationData={{ loaderData: { root: { appStores } } }} />
    </Page>,
  )
}

test('links only to the app stores that are configured', async () => {
  renderWith({ apple: 'https://apps.apple.com/app/id1', google: null })
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://apps.apple.com/app/id1'])
})

test('renders nothing without an app', () => {
  renderWith({ apple: null, google: null })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Google Play')).toBeNull()
})
