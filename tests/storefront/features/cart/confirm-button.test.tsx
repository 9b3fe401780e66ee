import type { PricedLine } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmButton } from '#storefront/features/cart/confirm-button.tsx'
import { FreeShipping } from '#storefront/features/cart/free-shipping.tsx'
import type { PricedCartLine } from '#storefront/features/cart/priced-lines.ts'
import words from '#storefront/locales/en/cart.json' with { type: 'json' }
import { inPage } from '../../support/in-page.tsx'

const show = (node: ReactNode) => render(node, { wrapper: inPage() })

const lineOf = (categoryId: number, isDisabled = false) =>
  ({ product: { categoryId, isDisabled } }) as PricedCartLine

const priced = (euros: number, categoryId: number = categoryIds.dryCleaning): PricedLine[] => [
  { categoryId, quantity: 1, price: euros * 100, kind: null, transport: 'free' } as unknown as PricedLine,
]

test('shows visitors the log-in hint and confirms', async () => {
  const onConfirm = vi.fn()
  show(<ConfirmButton lines={[lineOf(categoryIds.dryCleaning)]} signedIn={false} onConfirm={onConfirm} />)
  expect(screen.getByText(words.loginHint)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.confirm }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('has a label for vouchers, and no hint for customers', () => {
  show(<ConfirmButton lines={[lineOf(categoryIds.vouchers)]} signedIn onConfirm={vi.fn()} />)
  expect(screen.getByRole('button', { name: words.confirmVouchers })).toBeVisible()
  expect(screen.queryByText(words.loginHint)).toBeNull()
})

test('is unavailable, with the reason, while a garment of a disabled category is in the cart', async () => {
  const onConfirm = vi.fn()
  const lines = [lineOf(categoryIds.laundry), lineOf(categoryIds.dryCleaning, true)]
  show(<ConfirmButton lines={lines} signedIn onConfirm={onConfirm} />)
  const button = screen.getByRole('button', { name: words.confirm, description: words.removeUnavailable })
  await userEvent.click(button)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('shows free transport when the subtotal is near it or reaches it', () => {
  const { unmount } = show(<FreeShipping lines={priced(40)} />)
  expect(screen.getByText(/for free pickup and delivery/)).toBeVisible()
  unmount()
  show(<FreeShipping lines={priced(200)} />)
  expect(screen.getByText(words.reached)).toBeVisible()
})

test('shows no transport for vouchers', () => {
  show(<FreeShipping lines={priced(200, categoryIds.vouchers)} />)
  expect(screen.queryByText(words.reached)).toBeNull()
})
