import { fromPrices } from '@colada/domain/promotions/contract'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PromoList } from '#storefront/features/promotions/promo-list.tsx'
import words from '#storefront/locales/en/promotions.json' with { type: 'json' }
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const nothing = {
  ...{ items: 0, pickup: 0, delivery: 0, transport: 0, incidents: 0, itemsDiscount: 0, pickupDiscount: 0 },
  ...{ deliveryDiscount: 0, transportDiscount: 0, discount: 0, itemsVat: 0, transportVat: 0, total: 0 },
}
const welcome: UserPromo = {
  couponId: 1,
  code: 'WASH20WEB',
  title: '20% off',
  description: '',
  isAvailable: true,
  reason: '',
  expiresOn: null,
  usesLeft: null,
  usesTaken: null,
}
const voucher: UserPromo = {
  ...welcome,
  couponId: 2,
  code: 'PACK-7',
  title: 'Pack of five',
  usesLeft: 3,
  usesTaken: 2,
  expiresOn: '2026-12-31',
}
const tooSmall: UserPromo = {
  ...welcome,
  couponId: 3,
  code: 'FURGO50',
  title: 'Half the van',
  isAvailable: false,
}

const fourth: UserPromo = { ...welcome, couponId: 4, code: 'PACK-9', title: 'Pack of nine' }

const remove = (title: string) => words.removeFromList.replace('{{title}}', title)

async function show(held = '', code: number = statusCodes.ok.code, removal = ok) {
  const { requests, store } = fakeApi({
    'POST /coupon/checkNew': ({ promo_code }: { promo_code: string }) =>
      ok({
        ...fromPrices(nothing),
        precio_pickup: 0,
        precio_delivery: 0,
        calculate_status: { code, message: 'It is used up.' },
        promo_code: code === statusCodes.ok.code ? promo_code : '',
      }),
    'DELETE /delete_user_promo': () => removal(),
  })
  const onChange = vi.fn()
  const order = { lines: [{ productId: 1, quantity: 1 }], pickupId: null, deliveryId: null }
  await act(
    async () =>
      void render(
        <PromoList
          promos={[welcome, voucher, tooSmall, fourth]}
          order={order}
          applied={held}
          onChange={onChange}
        />,
        { wrapper: inPage(store) },
      ),
  )
  const card = (name: string) => within(screen.getByRole('article', { name }))
  return { requests, onChange, card }
}

test('applies a promotion after the API has accepted it', async () => {
  const { card, onChange } = await show()
  await userEvent.click(card('Pack of five').getByRole('button', { name: words.choose }))
  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith('PACK-7')
})

test('shows a rejection at its promotion', async () => {
  const { card, onChange } = await show('', statusCodes.couponUsed.code)
  await userEvent.click(card('Pack of five').getByRole('button', { name: words.choose }))
  expect(await card('Pack of five').findByText('It is used up.')).toBeVisible()
  expect(card('20% off').queryByText('It is used up.')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('an unavailable promotion has a button that explains why and sends no request', async () => {
  const { card, requests } = await show()
  const button = card('Half the van').getByRole('button', { name: words.choose })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(card('Half the van').getByRole('status').textContent).toBe(tooSmall.reason)
  await userEvent.click(button)
  expect(requests).toEqual([])
})

test('marks the applied promotion, which can be removed', async () => {
  const { card, onChange } = await show('PACK-7')
  expect(card('Pack of five').getByText(words.chosen)).toBeVisible()
  expect(card('Pack of five').getByText('3 uses left')).toBeVisible()
  expect(card('Pack of five').getByText('This order takes 2 uses')).toBeVisible()
  expect(card('Pack of five').queryByRole('button', { name: remove('Pack of five') })).toBeNull()
  await userEvent.click(card('Pack of five').getByRole('button', { name: words.takeOff }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
})

test('deletes a promotion after a confirmation; cancelling sends no request', async () => {
  const { card, requests, onChange } = await show()
  await userEvent.click(card('Pack of five').getByRole('button', { name: remove('Pack of five') }))
  await userEvent.click(screen.getByRole('button', { name: words.keep }))
  expect(requests).toEqual([])
  await userEvent.click(card('Pack of five').getByRole('button', { name: remove('Pack of five') }))
  await userEvent.click(screen.getByRole('button', { name: words.removeConfirm }))
  await expect.poll(() => requests.map(({ call }) => call)).toEqual(['DELETE /delete_user_promo'])
  expect(onChange).not.toHaveBeenCalled()
})

test('shows the first three, all of them on request', async () => {
  await show()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: words.showAll.replace('{{total}}', '4') }))
  expect(screen.getAllByRole('article')).toHaveLength(4)
})

test('shows the applied promotion even when it is not among the first three', async () => {
  const { card } = await show('PACK-9')
  expect(card('Pack of nine').getByText(words.chosen)).toBeVisible()
  expect(screen.queryByRole('button', { name: words.showAll.replace('{{total}}', '4') })).toBeNull()
})
