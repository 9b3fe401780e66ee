import { routePath } from '@colada/domain/routes/route-path'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LeaveCheckout, type LeaveCheckoutProps } from '#storefront/features/orders/leave-checkout.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import { sessionExpired } from '#storefront/platform/store/session-slice.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const [packs, home] = [routePath('en', 'PurchasePacks'), routePath('en', 'Home')]

/** A purchase in some state, with or without held slots. */
async function leaving(reservation: object, hold?: object, isExpired = false) {
  const { store } = fakeApi({})
  if (isExpired) store.dispatch(sessionExpired())
  const props = { reservation, ...(hold && { hold }) } as unknown as LeaveCheckoutProps
  const router = createMemoryRouter(
    [
      { path: packs, element: <LeaveCheckout {...props} /> },
      { path: home, element: <></> },
    ],
    { initialEntries: [packs] },
  )
  render(<RouterProvider router={router} />, { wrapper: inPage(store) })
  await expect.poll(() => router.state.initialized).toBe(true)
  await router.navigate(home)
  return router.state.location.pathname
}

const calm = { isPlacing: false, problem: null }
const lost = { isPlacing: false, problem: { kind: 'unknown' } }

test.each([
  ['with a pending request', { isPlacing: true, problem: null }],
  ['without a response', lost],
])('opens a dialog before leaving a purchase %s', async (_, reservation) => {
  expect(await leaving(reservation)).toBe(packs)
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words.leave.ordering)
})

test('leaves without a dialog when no request is pending', async () => {
  expect(await leaving(calm)).toBe(home)
})

test('mentions held slots in the dialog', async () => {
  expect(await leaving(calm, { state: { kind: 'held' }, leave: vi.fn() })).toBe(packs)
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words.leave.held)
})

test('navigates to the log-in without a dialog when there is no session', async () => {
  expect(await leaving(lost, undefined, true)).toBe(home)
})
