import { statusCodes } from '@colada/domain/wire/status-codes'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PromoCode } from '#storefront/features/promotions/promo-code.tsx'
import words from '#storefront/locales/en/promotions.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const parts = 'recogida entrega transporte items pedido incidencias descuento descuento_transporte'.split(' ')
const more = 'descuento_recogida descuento_entrega descuento_total'.split(' ')
const prices = Object.fromEntries([...parts, ...more].map((part) => [`precio_${part}`, 0]))

function setUp(code: number, message: string, promoCode: string, applied = '') {
  const sentCodes: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sentCodes.push((JSON.parse(init.body as string) as { promo_code: string }).promo_code)
    const status = { code: 200, message: '' }
    const taxes = { iva_transporte: 0, iva_items: 0, precio_pickup: 0, precio_delivery: 0 }
    return Response.json({
      status,
      ...prices,
      ...taxes,
      calculate_status: { code, message },
      promo_code: promoCode,
    })
  })
  const store = createStore()
  const onChange = vi.fn()
  render(
    <PromoCode
      order={{ lines: [{ productId: 1, quantity: 1 }], pickupId: null, deliveryId: null }}
      applied={applied}
      terms={applied && '25% off the garments in your first order'}
      removed={null}
      isFirstOrder
      onChange={onChange}
    />,
    { wrapper: inPage(store) },
  )
  return { sentCodes, onChange }
}

test('applies a code in the API’s spelling', async () => {
  const { sentCodes, onChange } = setUp(statusCodes.ok.code, '', 'WASH20WEB')
  await userEvent.type(screen.getByLabelText(words.code), ' wash20web {Enter}')
  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith('WASH20WEB')
  expect(sentCodes).toEqual(['wash20web'])
})

test('shows why a code is rejected and does not apply it', async () => {
  const { onChange } = setUp(statusCodes.couponExpired.code, 'It has expired.', '')
  await userEvent.type(screen.getByLabelText(words.code), 'OLD{Enter}')
  expect(await screen.findByText('It has expired.')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('offers the first-order code', async () => {
  const { sentCodes } = setUp(statusCodes.ok.code, '', 'WASH20WEB')
  await userEvent.click(screen.getByRole('button', { name: words.useCode.replace('{{code}}', 'WASH20WEB') }))
  await expect.poll(() => sentCodes).toEqual(['WASH20WEB'])
})

test('says what the applied code takes off', () => {
  setUp(statusCodes.ok.code, '', 'CLUB', 'CLUB')
  expect(screen.getByText('CLUB applied. 25% off the garments in your first order')).toBeVisible()
})
