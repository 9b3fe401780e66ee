import { MAX_CARDHOLDER_CHARACTERS } from '@colada/domain/payment/window'
import type { Stripe } from '@stripe/stripe-js'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { InputCause } from '#storefront/features/payment/card-errors.ts'
import { CardForm, type CardFormProps } from '#storefront/features/payment/card-form.tsx'
import words from '#storefront/locales/es/payment.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { fillSilently } from '../../support/fill-silently.ts'
import { inPage } from '../../support/in-page.tsx'

const element = { id: 'the provider’s' }
type FieldProps = {
  onReady: (ready: object) => void
  onComplete: (complete: boolean) => void
  onError: (cause: InputCause | undefined) => void
}

// The provider's iframe as the shop sees it: complete or not.
vi.mock('#storefront/features/payment/card-element.tsx', () => ({
  CardElementField: ({ onReady, onComplete, onError }: FieldProps) => (
    <>
      <button
        onClick={(event) => {
          event.preventDefault()
          onReady(element)
          onComplete(true)
        }}
      >
        fill
      </button>
      <button
        onClick={(event) => {
          event.preventDefault()
          onError('incompleteNumber')
        }}
      >
        mistype
      </button>
    </>
  ),
}))

function open(more: Partial<CardFormProps> = {}) {
  const onPay = vi.fn()
  const form = (props: Partial<CardFormProps>) => (
    <CardForm
      stripe={{} as Stripe}
      cards={[]}
      customerName=""
      amount="29,75 €"
      ready
      paying={false}
      inputProblem={null}
      onPay={onPay}
      {...props}
    />
  )
  const { rerender } = render(form(more), { wrapper: inPage(createStore(), 'es') })
  const pay = screen.getByText(words.form.pay.replace('{{amount}}', '29,75 €')).closest('button')!
  const holder = (name: string) =>
    fireEvent.change(screen.getByLabelText(words.form.holder), { target: { value: name } })
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  return { onPay, pay, holder, press, change: (props: Partial<CardFormProps>) => rerender(form(props)) }
}

test('proposes the customer’s name as the cardholder’s, once it is known and unless another was typed', () => {
  const { onPay, pay, press, holder, change } = open()
  press('fill')
  change({ customerName: 'Ana Gil' })
  fireEvent.click(pay)
  expect(onPay).toHaveBeenLastCalledWith({ kind: 'typed', element, holder: 'Ana Gil' }, false)
  holder('Luz Gil')
  change({ customerName: 'Ana Núñez' })
  expect(screen.getByLabelText(words.form.holder)).toHaveProperty('value', 'Luz Gil')
})

test('lists what is missing, and pays once the form is complete', () => {
  const { onPay, pay, holder, press } = open()
  const reason = () => document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent
  expect(reason()).toBe(words.form.needsHolder)
  expect(screen.getByLabelText(words.form.holder)).toHaveProperty('maxLength', MAX_CARDHOLDER_CHARACTERS)
  holder('x'.repeat(MAX_CARDHOLDER_CHARACTERS + 1))
  expect(reason()).toBe(words.form.longHolder.replace('{{count}}', String(MAX_CARDHOLDER_CHARACTERS)))
  holder('x'.repeat(MAX_CARDHOLDER_CHARACTERS))
  expect(reason()).toBe(words.form.needsCard)
  fireEvent.submit(screen.getByRole('form'))
  expect(onPay).not.toHaveBeenCalled()
  press('fill')
  expect(pay.getAttribute('aria-disabled')).not.toBe('true')
  fireEvent.submit(screen.getByRole('form'))
  expect(onPay).toHaveBeenCalledExactlyOnceWith(
    { kind: 'typed', element, holder: 'x'.repeat(MAX_CARDHOLDER_CHARACTERS) },
    false,
  )
})

test('reads a cardholder that was filled in without an event before the button is pressed', () => {
  const { onPay, pay, press } = open()
  press('fill')
  fillSilently(screen.getByLabelText(words.form.holder), 'Inés')
  fireEvent.focus(pay)
  fireEvent.submit(screen.getByRole('form'))
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ kind: 'typed', element, holder: 'Inés' }, false)
})

test('is disabled until the intent is loaded and during a payment', () => {
  const { onPay, holder, press, change } = open({ ready: false })
  holder('Inés')
  press('fill')
  expect(screen.getByText(words.form.preparing)).toBeVisible()
  fireEvent.submit(screen.getByRole('form'))
  change({ paying: true })
  expect(screen.getByText(words.form.paying)).toBeVisible()
  fireEvent.submit(screen.getByRole('form'))
  expect(onPay).not.toHaveBeenCalled()
})

test('shows what is wrong with the input at the card, while typing and after a failure', () => {
  const { press } = open()
  const errors = () => {
    const card = screen.getByRole('group', { name: words.form.cardBrands })
    return document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent
  }
  press('mistype')
  expect(errors()).toBe(words.input.incompleteNumber)
  cleanup()
  open({ inputProblem: 'expiry' })
  expect(errors()).toBe(words.input.expiry)
})

test('a saved card needs no cardholder and no number', () => {
  const cards = [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }]
  const { onPay } = open({ cards })
  expect(screen.queryByLabelText(words.form.holder)).toBeNull()
  fireEvent.submit(screen.getByRole('form'))
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ kind: 'saved', id: 'pm_1' }, false)
})
