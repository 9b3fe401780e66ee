import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PaymentProblemView, findPaymentProblem } from '#storefront/features/payment/payment-problem.tsx'
import { PaymentFailureDialog } from '#storefront/features/payment/payment-failure-dialog.tsx'
import en from '#storefront/locales/en/payment.json' with { type: 'json' }
import es from '#storefront/locales/es/payment.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const problem = {
  kind: 'refused',
  status: 502,
  code: 1,
  message: 'Dicho por la API',
  errors: {},
  body: null,
} as const

test.each([
  ['a failed intent', problem, false, false, 'failed'],
  ['a lost connection', { ...problem, kind: 'offline', status: 0 }, false, false, 'offline'],
  ['an empty intent', null, true, false, 'noData'],
  ['an unavailable provider', null, false, true, 'noProvider'],
  ['nothing', null, false, false, undefined],
] as const)('distinguishes %s', (_, failure, isEmpty, isAway, kind) => {
  expect(findPaymentProblem(failure, isEmpty, isAway)?.kind).toBe(kind)
})

test.each([
  ['es', es],
  ['en', en],
] as const)('shows an alert with a retry: %s', (language, words) => {
  for (const trouble of [
    { kind: 'failed', problem },
    { kind: 'noData' },
    { kind: 'noProvider' },
    { kind: 'offline' },
  ] as const) {
    const onRetry = vi.fn()
    render(<PaymentProblemView problem={trouble} onRetry={onRetry} />, {
      wrapper: inPage(createStore(), language),
    })
    expect(screen.getByRole('alert').textContent).toContain(words.trouble[trouble.kind])
    fireEvent.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledOnce()
    cleanup()
  }
})

test.each([
  ['es', es],
  ['en', en],
] as const)('shows every failure in a dialog with the provider’s message: %s', (language, words) => {
  for (const kind of ['card', 'unsent', 'other'] as const) {
    const onRead = vi.fn()
    render(<PaymentFailureDialog failure={{ kind, message: 'Sin fondos.' }} onClose={onRead} />, {
      wrapper: inPage(createStore(), language),
    })
    const dialog = screen.getByRole('alertdialog', { name: words.refusal[`${kind}Title`] })
    expect(dialog.textContent).toContain(`${words.refusal[kind]} Sin fondos.`)
    fireEvent.click(screen.getByRole('button', { name: words.refusal[`${kind}Close`] }))
    expect(onRead).toHaveBeenCalledOnce()
    cleanup()
  }
})
