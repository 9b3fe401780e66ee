import { categoryIds } from '@colada/domain/catalogue/category'
import { getCategoryLeadDays } from '@colada/domain/schedule/zones'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readDraft } from '#storefront/features/orders/order-draft.ts'
import type { Leg } from '#storefront/features/schedule/leg.ts'
import { LegSteps } from '#storefront/flows/checkout/leg-steps.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import schedule from '#storefront/locales/en/schedule.json' with { type: 'json' }
import { loggedNotices } from '#storefront/platform/notices/notices.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const leg: Leg = {
  place: 'address',
  visit: null,
  address: null,
  days: { isUninitialized: true, refetch: vi.fn() },
  date: null,
  slot: null,
  unavailable: null,
  isUnset: true,
}

const home = {
  ...{
    id: 1,
    alias: 'Casa',
    address_line1: 'Calle Sierpes',
    address_line2: '12',
    cp: '41004',
    city: 'Sevilla',
  },
  ...{ state: '', country: 'España', is_default: 1 },
  ...{ floor: '', door: '', entry_code: '', driver_note: '' },
}

const lineOf = (categoryId: number) =>
  ({ priced: { categoryId, kind: null, measure: null, price: 1000, quantity: 1 } }) as never

async function show(categories: readonly number[]) {
  const onRefresh = vi.fn()
  const { store } = fakeApi({ 'GET /addresses': () => ok({ addresses: [home] }) })
  await act(
    async () =>
      void render(
        <LegSteps
          draft={readDraft(1)}
          legs={{ pickup: leg, delivery: leg }}
          items={categories.map(lineOf)}
          onChange={vi.fn()}
          onRefresh={onRefresh}
        />,
        { wrapper: inPage(store) },
      ),
  )
  return { onRefresh }
}

test('refetches the days with a button and announces it', async () => {
  const { onRefresh } = await show([categoryIds.laundry])
  act(() => screen.getByRole('button', { name: schedule.refresh }).click())
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(loggedNotices().at(-1)).toMatchObject({ key: 'schedule:refreshed', tone: 'info' })
})

// spec 000 §2, Checkout: a message when the cart holds category 8.
test('shows the notice of carpets for carpets only', async () => {
  const days = getCategoryLeadDays(categoryIds.carpets, null)
  await show([categoryIds.laundry])
  expect(screen.queryByText(words.checkout.carpetsTitle)).toBeNull()
  cleanup()
  await show([categoryIds.laundry, categoryIds.carpets])
  expect(screen.getByText(words.checkout.carpetsTitle)).toBeVisible()
  expect(screen.getByText(words.checkout.carpets.replace('{{days}}', String(days)))).toBeVisible()
})
