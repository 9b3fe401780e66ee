import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { newCardId, SavedCards } from '#storefront/features/payment/saved-cards.tsx'
import words from '#storefront/locales/en/payment.json' with { type: 'json' }
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'
import { fakeApi, ok, rejected } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 }
const name = words.cards.name.replace('{{brand}}', 'Visa').replace('{{last4}}', '4242')

/** Deletes the selected card, with this response. */
async function deleteCard(respond: () => Response) {
  const { requests, store } = fakeApi({ 'DELETE /cards/pm_1': respond })
  const onChange = vi.fn()
  render(<SavedCards cards={[card]} value={card.id} onChange={onChange} />, { wrapper: inPage(store) })
  await userEvent.click(screen.getByRole('button', { name: words.cards.remove.replace('{{name}}', name) }))
  expect(requests).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: words.cards.removeConfirm }))
  await expect.poll(() => requests.map(({ call }) => call)).toEqual(['DELETE /cards/pm_1'])
  expect(onChange).toHaveBeenCalledWith(newCardId)
}

test('deletes a card after a confirmation and deselects it', async () => {
  await deleteCard(() => ok())
  // A notice would be shown by now.
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  expect(currentNotices()).toEqual([])
})

// Without the notice a card that is still saved would seem to be deleted (spec 001 §8).
test.each([
  ['is rejected', () => rejected(500, 500)],
  ['gets no response', () => Response.error()],
])('notifies when a removal %s', async (_, respond) => {
  await deleteCard(respond)
  await expect
    .poll(() => currentNotices())
    .toMatchObject([{ key: 'payment:cards.removeFailed', tone: 'danger' }])
})
