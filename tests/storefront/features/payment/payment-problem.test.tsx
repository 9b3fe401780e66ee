import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PaymentFailure } from '#storefront/features/payment/attempt.ts'
import { PaymentFailureDialog } from '#storefront/features/payment/payment-failure-dialog.tsx'
import { PaymentProblemView, findPaymentProblem } from '#storefront/features/payment/payment-problem.tsx'
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
] as const)('shows every failure in a dialog with its cause: %s', (language, words) => {
  const { refusal, declined } = words
  const failures: [PaymentFailure, string][] = [
    [{ kind: 'card', cause: 'funds' }, `${refusal.card} ${declined.funds} ${refusal.nothingCharged}`],
    [{ kind: 'unsent' }, refusal.unsent],
    [{ kind: 'paypal', message: 'Dicho por la API.' }, `${refusal.paypal} Dicho por la API.`],
    [
      { kind: 'other', code: 'resource_missing' },
      `${refusal.other} ${refusal.code.replace('{{code}}', 'resource_missing')}`,
    ],
    [{ kind: 'input', cause: 'expiry' }, words.input.expiry],
  ]
  for (const [failure, text] of failures) {
    const onRead = vi.fn()
    render(<PaymentFailureDialog failure={failure} onClose={onRead} />, {
      wrapper: inPage(createStore(), language),
    })
    const dialog = screen.getByRole('alertdialog', { name: refusal[`${failure.kind}Title`] })
    expect(dialog.textContent).toContain(text)
    fireEvent.click(screen.getByRole('button', { name: refusal[`${failure.kind}Close`] }))
    expect(onRead).toHaveBeenCalledOnce()
    cleanup()
  }
})

test('keeps the card error of the specification, without a second form of address', () => {
  // spec 001 §8
  expect(es.refusal.card).toBe('Error con la tarjeta. Por favor, pruebe con otra.')
  const added = [...Object.values(es.declined), es.refusal.nothingCharged].join(' ')
  expect(added).not.toMatch(/\b(tu|tus|te|elige|usa|inténtalo|pruebe|use)\b/i)
})
