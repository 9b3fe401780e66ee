import { describe, expect, test } from 'vitest'
import { rejectionOf, order, startWithStripe } from './start-sandbox.ts'

describe('customers and their cards', () => {
  test('saves a card with setup_future_usage, charges it again and detaches it', async () => {
    const { stripe } = await startWithStripe()
    const customer = await stripe.customers.create({ email: 'ana@example.es', metadata: { user_id: '9' } })
    const saving = {
      ...order,
      customer: customer.id,
      setup_future_usage: 'off_session' as const,
      confirm: true,
    }
    await stripe.paymentIntents.create({ ...saving, payment_method: 'pm_card_visa' })
    const saved = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' })
    expect(saved.data).toHaveLength(1)
    const [method] = saved.data
    expect(method).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } })

    const again = {
      ...order,
      customer: customer.id,
      payment_method: method!.id,
      off_session: true,
      confirm: true,
    }
    expect((await stripe.paymentIntents.create(again)).status).toBe('succeeded')

    expect((await stripe.paymentMethods.detach(method!.id)).customer).toBeNull()
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toEqual([])
  })

  test('saves no card without setup_future_usage', async () => {
    const { stripe } = await startWithStripe()
    const customer = await stripe.customers.create({})
    await stripe.paymentIntents.create({
      ...order,
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
  })

  test('rejects another customer’s card', async () => {
    const { stripe } = await startWithStripe()
    const [ana, eve] = [await stripe.customers.create({}), await stripe.customers.create({})]
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: ana.id })
    const foreignPayment = stripe.paymentIntents.create({
      ...order,
      customer: eve.id,
      payment_method: method.id,
      confirm: true,
    })
    expect(await rejectionOf(foreignPayment)).toMatchObject({ statusCode: 400, param: 'payment_method' })
    expect(await rejectionOf(stripe.paymentMethods.attach(method.id, { customer: eve.id }))).toMatchObject({
      statusCode: 400,
    })
  })

  test('updates a customer, finds it by e-mail and deletes it with its cards', async () => {
    const { stripe } = await startWithStripe()
    const { id } = await stripe.customers.create({ email: 'old@example.es', name: 'Ana' })
    await stripe.customers.update(id, { email: 'ana@example.es', name: '' })
    expect((await stripe.customers.list({ email: 'ana@example.es' })).data).toMatchObject([
      { id, name: null },
    ])
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id })
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
    expect(await rejectionOf(stripe.customers.retrieve(id))).toMatchObject({ statusCode: 404 })
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBeNull()
  })
})
