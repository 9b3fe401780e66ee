import { beforeEach, expect, test } from 'vitest'
import { cartEmptied, productAdded } from '#storefront/features/cart/cart-slice.ts'
import { startCart } from '#storefront/features/cart/start-cart.ts'
import {
  emptyLeg,
  getAttempt,
  clearDraft,
  saveDraft,
  readDraft,
} from '#storefront/features/orders/order-draft.ts'
import { createStore } from '#storefront/platform/store/store.ts'

const owner = 7

beforeEach(() => clearDraft())

test('restores all choices after a reload', () => {
  const draft = {
    ...readDraft(owner),
    pickup: { ...emptyLeg, addressId: 3, date: '2026-11-23', slotId: 41, startsAt: 1_795_420_800 },
    remarks: 'Ático; “3.º B” 🧺',
    promoCode: 'WASH20WEB',
  }
  saveDraft(draft)
  expect(readDraft(owner)).toEqual(draft)
})

test('clears the promo code with the cart', () => {
  saveDraft({ ...readDraft(owner), promoCode: 'WASH20WEB', remarks: 'Silk' })
  const store = createStore()
  startCart(store)
  store.dispatch(productAdded({ productId: 1, quantity: 1 }))
  expect(readDraft(owner)).toMatchObject({ promoCode: 'WASH20WEB' })
  store.dispatch(cartEmptied())
  expect(readDraft(owner)).toMatchObject({ promoCode: '', remarks: 'Silk' })
})

test('does not show the draft to another customer', () => {
  saveDraft({ ...readDraft(owner), remarks: 'Mine' })
  expect(readDraft(8)).toMatchObject({ owner: 8, remarks: '' })
})

test('starts with an empty draft when the cookie cannot be parsed', () => {
  document.cookie = 'colada_order=%7Bnonsense; Path=/'
  expect(readDraft(owner)).toMatchObject({ owner, remarks: '', attempt: null })
})

test('uses one idempotency key per body', () => {
  const draft = readDraft(owner)
  const first = getAttempt(draft, { pickup_time: 1 })
  const during = { ...draft, attempt: first }
  expect(getAttempt(during, { pickup_time: 1 })).toEqual(first)
  expect(getAttempt(during, { pickup_time: 2 }).key).not.toBe(first.key)
})
