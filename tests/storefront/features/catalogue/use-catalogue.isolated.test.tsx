import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useCatalogue } from '#storefront/features/catalogue/use-catalogue.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { catalogueResponse } from '../../support/grown-catalogue.ts'
import { inPage } from '../../support/in-page.tsx'

vi.mock('#client/browser/idle.ts', () => ({ runWhenIdle: () => undefined }))

function View({ isNeeded = true }: { isNeeded?: boolean }) {
  const { catalogue, failed, retry } = useCatalogue(isNeeded)
  if (failed) return <button onClick={retry}>Retry</button>
  return catalogue ? `${catalogue.categories.length} categories` : 'Loading'
}

test('all views share one request', async () => {
  const catalogue = catalogueResponse(160)
  const { requests, store } = fakeApi({ 'GET /products': () => ok(catalogue) })
  render(
    <>
      <p>
        <View />
      </p>
      <p>
        <View />
      </p>
    </>,
    { wrapper: inPage(store) },
  )
  expect(await screen.findAllByText(`${catalogue.categories.length} categories`)).toHaveLength(2)
  expect(requests).toHaveLength(1)
})

test('a view that does not need it loads nothing', async () => {
  const { requests, store } = fakeApi({})
  render(<View isNeeded={false} />, { wrapper: inPage(store) })
  await vi.dynamicImportSettled()
  expect(screen.getByText('Loading')).toBeVisible()
  expect(requests).toEqual([])
})

test('a failure is shown and can be repeated', async () => {
  const responses = [() => Promise.reject(new TypeError('Failed to fetch')), () => ok(catalogueResponse(160))]
  const { store } = fakeApi({ 'GET /products': () => responses.shift()!() })
  render(<View />, { wrapper: inPage(store) })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/categories$/)).toBeVisible()
})
