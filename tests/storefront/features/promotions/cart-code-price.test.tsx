import { formatMoney } from '@colada/domain/money/format-money'
import { priceOrder } from '@colada/domain/orders/price-order'
import { fromPrices } from '@colada/domain/promotions/contract'
import { firstOrderDiscount, firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import CartCodePrice from '#storefront/features/promotions/cart-code-price.tsx'
import words from '#storefront/locales/en/promotions.json' with { type: 'json' }
import { signedIn } from '#storefront/platform/store/session-slice.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const priced = { categoryId: 2, quantity: 1, price: 395, kind: null, transport: 1390 } as const
const lines = [{ line: { productId: 1, quantity: 1 }, priced }]
const prices = priceOrder({ lines: [priced] })
const reduced = priceOrder({ lines: [priced], discount: firstOrderDiscount })

/** @param answer Of the API, for a customer; visitors get none. */
function show(code: string, answer?: { readonly rejection: string }) {
  const { requests, store } = fakeApi({
    'POST /coupon/checkNew': () =>
      ok({
        ...fromPrices(answer?.rejection ? prices : reduced),
        ...{ precio_pickup: 0, precio_delivery: 0, promo_code: answer?.rejection ? '' : code },
        promo_terms: 'terms of the API',
        calculate_status: {
          code: answer?.rejection ? statusCodes.couponUsed.code : statusCodes.ok.code,
          message: answer?.rejection ?? '',
        },
      }),
  })
  if (answer) store.dispatch(signedIn('1'))
  render(
    <CartCodePrice code={code} lines={lines} prices={prices}>
      {({ total }, value, note) => <p>{[formatMoney(total), value, note].join(' | ')}</p>}
    </CartCodePrice>,
    { wrapper: inPage(store) },
  )
  return requests
}

const shown = (...parts: readonly string[]) =>
  screen.findByText(parts.join(' | '), { normalizer: (text) => text })

test('visitors see what the welcome offer takes off the garments, without a request', async () => {
  const requests = show(firstOrderOffer.code)
  const terms = words.onGarments.replace('{{percent}}', '20')
  expect(await shown(formatMoney(1706), `−${formatMoney(79)}`, terms)).toBeVisible()
  expect(requests).toEqual([])
})

test('another code of a visitor waits for the checkout', async () => {
  show('FRIEND')
  expect(await shown(formatMoney(1785), '', words.later)).toBeVisible()
})

test('the API prices the code of a customer', async () => {
  show(firstOrderOffer.code, { rejection: '' })
  expect(await shown(formatMoney(1706), `−${formatMoney(79)}`, 'terms of the API')).toBeVisible()
})

test('a rejected code has its reason and takes nothing off', async () => {
  show('OLD', { rejection: 'It is used up.' })
  expect(await shown(formatMoney(1785), '', 'It is used up.')).toBeVisible()
})
