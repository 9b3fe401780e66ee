import { orderStatus } from '@colada/domain/orders/status'
import { getOrderPayments } from '@colada/domain/payment/contract'
import { describe, expect, it } from 'vitest'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { pay } from './pay-order.ts'
import { setUpPaymentApi } from './payment-api.ts'
import { capturePayPal, createBuyer } from './paypal-buyer.ts'

const api = setUpPaymentApi()

const fetchPayments = ({ session }: Shopper, orderId: number) =>
  api.call(getOrderPayments, { session, params: { orderId } })

describe('the payments of an order', () => {
  it('are none before it is paid', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    expect((await fetchPayments(shopper, order.id)).response.payments).toEqual([])
  })

  it('show what goes back, and what was returned', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await pay(api, shopper, order.id)
    const paid = { provider: 'card', precioPagado: order.precioPedido, time: expect.any(Number) }
    const shown = async () => (await fetchPayments(shopper, order.id)).response.payments
    expect(await shown()).toEqual([{ ...paid, precioDevuelto: 0, precioPorDevolver: 0 }])
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const amount = order.precioPedido
    expect(await shown()).toEqual([{ ...paid, precioDevuelto: 0, precioPorDevolver: amount }])
    await api.run('refunds')
    expect(await shown()).toEqual([{ ...paid, precioDevuelto: amount, precioPorDevolver: 0 }])
  })

  it('name PayPal', async () => {
    const { shopper, order, paypalId } = await createBuyer(api)
    api.sandbox.paypal.approve(paypalId)
    await capturePayPal(api, shopper, paypalId)
    expect((await fetchPayments(shopper, order.id)).response.payments).toMatchObject([
      { provider: 'paypal', precioPagado: order.precioPedido },
    ])
  })

  it('of another customer are not found', async () => {
    const [shopper, other] = [await createShopper(api), await createShopper(api)]
    const order = await placeOrder(api, shopper)
    expect((await fetchPayments(other, order.id)).http).toBe(404)
  })
})
