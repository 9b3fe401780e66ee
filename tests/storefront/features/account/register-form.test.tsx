import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegisterForm } from '#storefront/features/account/register-form.tsx'
import words from '#storefront/locales/es/account.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const { fields, register, strength } = words

/** jsdom has no ResizeObserver; the checkboxes create one. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('fetch', async () => Response.json({ status: { code: 200, message: '' }, sources: [] }))
  render(<RegisterForm loginHref="/login" termsHref="/terminos" onRegistered={() => undefined} />, {
    wrapper: inPage(createStore(), 'es'),
  })
  await screen.findByRole('form', { name: register.title })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('links every invalid field in the error summary', async () => {
  await userEvent.click(screen.getByRole('button', { name: register.submit }))
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(within(alert).getAllByRole('link')).toHaveLength(7), 10_000)
  await userEvent.click(within(alert).getByRole('link', { name: fields.phone }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: fields.phone }))
  await userEvent.click(within(alert).getByRole('link', { name: fields.termsName }))
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
})

test('formats the phone number and rates the password while typing', async () => {
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: fields.phone })
  await userEvent.type(phone, '612345678')
  expect(phone.value).toBe('612 345 678')
  const meter = screen.getByRole('meter', { name: strength.label })
  await userEvent.type(screen.getByLabelText(fields.password), 'lino')
  expect(meter.getAttribute('aria-valuetext')).toBe(strength.grade1)
  await userEvent.type(screen.getByLabelText(fields.password), '-blanco')
  expect(meter.getAttribute('aria-valuetext')).toBe(strength.grade3)
})
