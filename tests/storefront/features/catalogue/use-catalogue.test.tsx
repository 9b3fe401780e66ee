import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useCatalogue } from '#storefront/features/catalogue/use-catalogue.ts'
import { answered, fakeApi } from '../../support/fake-api.ts'
import { catalogueAnswer } from '../../support/grown-catalogue.ts'
import { inPage } from '../../support/in-page.tsx'

vi.mock('#storefront/platform/browser/idle.ts', () => ({ runWhenIdle: () => undefined }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function View({ isNeeded = true }: { isNeeded?: boolean }) {
  const { catalogue, failed, retry } = useCatalogue(isNeeded)
  if (failed) return <button onClick={retry}>Retry</button>
  return catalogue ? `${catalogue.categories.length} categories` : 'Loading'
}

test('all views share one request', async () => {
  const answer = catalogueAnswer(160)
  const { made, store } = fakeApi({ 'GET /products': () => answered(answer) })
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
  expect(await screen.findAllByText(`${answer.categories.length} categories`)).toHaveLength(2)
  expect(made).toHaveLength(1)
})

test('a view that does not need it loads nothing', async () => {
  const { made, store } = fakeApi({})
  render(<View isNeeded={false} />, { wrapper: inPage(store) })
  await vi.dynamicImportSettled()
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(made).toEqual([])
})

test('a failure is shown and can be repeated', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => answered(catalogueAnswer(160)),
  ]
  const { store } = fakeApi({ 'GET /products': () => answers.shift()!() })
  render(<View />, { wrapper: inPage(store) })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/categories$/)).toBeTruthy()
})
