import { statusCodes } from '@colada/domain/wire/status-codes'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages } from '#api/locales/messages.ts'
import { ReserveProblemView, type WayOut } from '#storefront/features/orders/reserve-problem.tsx'
import type { ReserveProblem } from '#storefront/features/orders/use-reserve.ts'
import en from '#storefront/locales/en/orders.json' with { type: 'json' }
import es from '#storefront/locales/es/orders.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const languages = [
  ['es', es.problem],
  ['en', en.problem],
] as const

function show(language: 'es' | 'en', problem: ReserveProblem, tooSoon?: WayOut) {
  const done = { onRetry: vi.fn(), onRecalculate: vi.fn(), onDismiss: vi.fn() }
  render(
    <ReserveProblemView problem={problem} ordersHref="/orders" {...done} {...(tooSoon && { tooSoon })} />,
    {
      wrapper: inPage(createStore(), language),
    },
  )
  return done
}

const createProblem = (message: string) =>
  ({ kind: 'refused', status: 409, code: 1, message, errors: {}, body: null }) as const

test.each(languages)('shows a dialog that offers free slots for noAvailability: %s', (language, words) => {
  const { noAvailability } = messages[language].status
  const done = show(language, { kind: 'unavailable', problem: createProblem(noAvailability) })
  const dialog = screen.getByRole('alertdialog', { name: words.unavailableTitle })
  expect(dialog.textContent).toContain(noAvailability)
  fireEvent.click(screen.getByRole('button', { name: words.recalculate }))
  expect(done.onRecalculate).toHaveBeenCalledOnce()
})

test.each(languages)('shows the API’s message and reloads for any other rejection: %s', (language, words) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { orderTooLarge } = messages[language].status
  show(language, { kind: 'refused', problem: createProblem(orderTooLarge) })
  expect(words.errorTitle).toBe('Error')
  expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain(orderTooLarge)
  fireEvent.click(screen.getByRole('button', { name: words.reload }))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('leads to the order when added garments would not be ready in time, instead of reloading', () => {
  const { deliveryTooSoon } = messages.en.status
  const problem = { ...createProblem(deliveryTooSoon), code: statusCodes.deliveryTooSoon.code }
  const wayOut = { label: en.direct.movedToOrder, onClick: vi.fn() }
  show('en', { kind: 'refused', problem }, wayOut)
  fireEvent.click(screen.getByRole('button', { name: wayOut.label }))
  expect(wayOut.onClick).toHaveBeenCalledOnce()
})

test.each(languages)('shows an alert with a retry for a lost response: %s', (language, words) => {
  for (const kind of ['broken', 'offline'] as const) {
    const done = show(language, { kind: 'unknown', problem: { ...createProblem(''), kind } })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(kind === 'offline' ? words.offlineTitle : words.unknownTitle)
    expect(alert.textContent).toContain(words.unknownText)
    fireEvent.click(screen.getByRole('button'))
    expect(done.onRetry).toHaveBeenCalledOnce()
    cleanup()
  }
})

test.each(languages)('links to the orders after an unfinished attempt: %s', (language, words) => {
  show(language, { kind: 'unfinished' })
  expect(screen.getByText(words.unfinishedText)).toBeVisible()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/orders')
})

test.each(languages)('lists changed prices with old and new values: %s', (language, words) => {
  const before = { items: 1000, pickup: 695, delivery: 695, incidents: 0, discount: 0, total: 2390 }
  const now = { ...before, discount: 200, total: 2190 }
  show(language, { kind: 'prices', before, now } as never)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(words.pricesTitle)
  expect(alert.textContent).toMatch(/23,90.*21,90/)
  expect(alert.textContent).toContain(words.pricesText)
})
