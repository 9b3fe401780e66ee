import { moveOrder, reserve } from '@colada/domain/orders/contract'
import { checkCoupon, getWallet } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import { coupons } from '#api/promotions/tables.ts'
import { createShopper, placeOrder, shirts, fetchPrices, type Shopper } from '../orders/shopper.ts'
import { pay, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()

/** The pack of five for 17.95, so 3.59 a use. */
const pack = [{ product_id: 700, qty: 1 }]

async function buyPack(shopper: Shopper, promoCode = '') {
  const prices = await fetchPrices(api, shopper, { items: pack, promo_code: promoCode })
  const body = {
    items: pack,
    prices,
    promo_code: promoCode,
    process_type: 'new_order_bono',
    es_bono: 1,
    pickup_address_id: null,
    pickup_time: null,
    delivery_address_id: null,
    delivery_time: null,
  }
  return api.call(reserve, { session: shopper.session, body })
}

async function ownPack(shopper: Shopper) {
  const { response } = await buyPack(shopper)
  return pay(api, shopper, response.new_order.id)
}

const check = async (shopper: Shopper, code: string, items: readonly object[] = shirts) => {
  const body = { items, promo_code: code }
  return (await api.call(checkCoupon, { session: shopper.session, body })).response
}

const move = (locator: string, status: number) =>
  api.call(moveOrder, {
    params: { locator },
    body: { status },
    headers: { 'x-operations-key': api.config.operationsKey },
  })

const mailsTo = async ({ email }: Shopper) => {
  await api.run('outbox')
  return api.sandbox.mailbox.list({ to: email })
}

describe('a pack', () => {
  it('gets its code and uses when it is paid, and the mail contains them', async () => {
    const shopper = await createShopper(api)
    const { http, response } = await buyPack(shopper)
    expect(http).toBe(200)
    expect(response.new_order).toMatchObject({
      status: 1,
      type: 'voucher',
      category_id: 10,
      pickup: [],
      delivery: [],
      bono_promo_code: '',
      bono_max_uses: 0,
    })
    const paid = await pay(api, shopper, response.new_order.id)
    expect(paid).toMatchObject({ status: 0, bono_max_uses: 5 })
    expect(paid.bono_promo_code).toMatch(/^BONO/)
    const { session } = shopper
    for (const [language, name] of [
      ['es', 'Bono 5 camisas'],
      ['en', 'Bundle of 5 shirts'],
    ] as const)
      expect((await api.call(getWallet, { session, language })).response.items).toMatchObject([
        { code: paid.bono_promo_code, name },
      ])
    const [mail] = await mailsTo(shopper)
    expect(JSON.stringify(mail)).toContain(paid.localizador)
  })

  it('pays for orders until it is used up', async () => {
    const shopper = await createShopper(api)
    const { bono_promo_code: code } = await ownPack(shopper)
    const first = await placeOrder(api, shopper, { promoCode: code })
    // Three shirts for 11.85 take three uses.
    expect(first.precioDescuento).toBe(10.77)
    const rest = await placeOrder(api, shopper, { promoCode: code, items: [{ product_id: 1, qty: 9 }] })
    expect(rest.precioDescuento).toBe(7.18)
    expect((await check(shopper, code)).calculate_status.code).toBe(statusCodes.couponUsed.code)
  })

  it('gets its uses back when their order is cancelled', async () => {
    const shopper = await createShopper(api)
    const { bono_promo_code: code } = await ownPack(shopper)
    const order = await placeOrder(api, shopper, { promoCode: code, items: [{ product_id: 1, qty: 9 }] })
    expect((await check(shopper, code)).calculate_status.code).toBe(statusCodes.couponUsed.code)
    expect((await move(order.localizador, 60)).http).toBe(200)
    expect((await check(shopper, code)).precio_descuento_total).toBe(10.77)
  })

  it('is valid for its owner only, and not for further packs', async () => {
    const [owner, otherCustomer] = [await createShopper(api), await createShopper(api)]
    const { bono_promo_code: code } = await ownPack(owner)
    expect((await check(otherCustomer, code)).calculate_status.code).toBe(statusCodes.couponUnknown.code)
    expect((await check(owner, code, pack)).calculate_status.code).toBe(statusCodes.couponNotForPacks.code)
  })

  // Guard: endVoucher, one statement with `uses = 0`; without it a refunded pack could be used.
  it('loses its code when it is cancelled, and cannot be cancelled when partly used', async () => {
    const shopper = await createShopper(api)
    const unused = await ownPack(shopper)
    expect((await move(unused.localizador, 60)).http).toBe(200)
    expect((await check(shopper, unused.bono_promo_code)).calculate_status.code).toBe(
      statusCodes.couponExpired.code,
    )
    await api.run('refunds')
    const used = await ownPack(shopper)
    await placeOrder(api, shopper, { promoCode: used.bono_promo_code })
    const refused = await move(used.localizador, 60)
    expect(refused.response.status.code).toBe(statusCodes.transitionRefused.code)
    expect((await fetchOrder(api, shopper, used.id)).status).toBe(0)
  })
})

describe('an order that costs nothing', () => {
  it('is created without a payment, and confirmed by mail at once', async () => {
    const shopper = await createShopper(api)
    await api.db.insert(coupons).values({
      code: 'REGALO',
      origin: 'reward',
      kind: 'amount',
      amount: 5000,
      ownerId: shopper.userId,
      maxUses: 1,
      createdAt: new Date(),
    })
    const order = await placeOrder(api, shopper, { promoCode: 'REGALO' })
    expect(order).toMatchObject({ status: 0, precioPedido: 0, precioPendiente: 0, pay_before: null })
    expect(order.status_history.map(({ status }) => status)).toEqual([0])
    expect(await mailsTo(shopper)).toHaveLength(1)
    expect((await check(shopper, 'REGALO')).calculate_status.code).toBe(statusCodes.couponUsed.code)
  })
})
