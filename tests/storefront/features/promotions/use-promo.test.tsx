import type { Prices } from '@colada/domain/promotions/prices'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { clearDraft, type OrderDraft, readDraft } from '#storefront/features/orders/order-draft.ts'
import type { Quote } from '#storefront/features/promotions/endpoints.ts'
import { usePromo } from '#storefront/features/promotions/use-promo.ts'

beforeEach(() => clearDraft())
const promo = (code: string, isAvailable = true): UserPromo => {
  return {
    couponId: 1,
    code,
    title: code,
    description: '',
    isAvailable,
    reason: '',
    expiresOn: null,
    usesLeft: null,
    usesTaken: null,
  }
}

const prices = {} as Prices
const counts = (code: string): Quote => ({ prices, code, rejection: '', terms: '' })

interface Given {
  readonly quote?: Quote
  readonly choosesFirst?: boolean
  readonly promos?: readonly UserPromo[]
}

function setUp(first: Given, part: Partial<OrderDraft> = {}) {
  return renderHook(
    (given: Given) => {
      const [draft, setDraft] = useState<OrderDraft>({ ...readDraft(1), ...part })
      const onChange = (change: Partial<OrderDraft>) => setDraft((known) => ({ ...known, ...change }))
      return { draft, ...usePromo({ draft, quote: given.quote, onChange, ...given }) }
    },
    { initialProps: first },
  )
}

const company = { choosesFirst: true, promos: [promo('NOT-NOW', false), promo('EMPRESA10'), promo('OTHER')] }

test('applies the first available promotion for a company after a delivery slot is chosen', () => {
  const { result, rerender } = setUp({ ...company, choosesFirst: false })
  expect(result.current.draft.promoCode).toBe('')
  rerender(company)
  expect(result.current.draft.promoCode).toBe('EMPRESA10')
})

test('does not re-apply a promotion that a company removed', () => {
  const { result, rerender } = setUp(company)
  act(() => result.current.choose(''))
  rerender({ ...company, promos: [promo('NEW')] })
  expect(result.current.draft.promoCode).toBe('')
  act(() => result.current.choose('OTHER'))
  expect(result.current.draft).toMatchObject({ promoCode: 'OTHER', withoutPromo: false })
})

test('keeps a code that a company typed', () => {
  const { result } = setUp(company, { promoCode: 'TYPED' })
  expect(result.current.draft.promoCode).toBe('TYPED')
})

test('clears a code that no longer applies, and shows why', () => {
  const { result, rerender } = setUp({ quote: counts('WASH20WEB') }, { promoCode: 'WASH20WEB' })
  expect(result.current.dropped).toBeNull()
  rerender({ quote: { prices, code: '', terms: '', rejection: 'It has expired.' } })
  expect(result.current.draft.promoCode).toBe('')
  expect(result.current.dropped).toEqual({ code: 'WASH20WEB', text: 'It has expired.' })
  // The quote without a code.
  rerender({ quote: counts('') })
  expect(result.current.dropped).not.toBeNull()
  act(() => result.current.choose('OTHER'))
  expect(result.current.dropped).toBeNull()
})

test('does not re-apply a promotion that was rejected', () => {
  const { result, rerender } = setUp(company)
  rerender({ ...company, quote: { prices, code: '', terms: '', rejection: 'No.' } })
  expect(result.current.draft).toMatchObject({ promoCode: '', withoutPromo: true })
})
