import { getMe } from '@colada/domain/account/contract'
import { describe, expect, it } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()

async function decide(email: string, state: string) {
  const command = readCommand(['credit', email, state])
  if (typeof command === 'string') throw new Error(command)
  return runCommand(command, api.dependencies)
}

async function newCompany(): Promise<Shopper> {
  const company = await createShopper(api)
  await makeBusiness(api, company, { hasCredit: false })
  return company
}

const isOnAccount = async ({ session }: Shopper) =>
  (await api.call(getMe, { session })).response.user_info.on_account

describe('a company', () => {
  it('pays up front until its credit is approved', async () => {
    const company = await newCompany()
    const order = await placeOrder(api, company)
    expect(order).toMatchObject({ status: 1, precioPendiente: order.precioPedido, on_account: false })
    expect((await pay(api, company, order.id)).status).toBe(0)
    expect(await isOnAccount(company)).toBe(0)

    expect(await decide(company.email.toUpperCase(), 'approved')).toMatchObject({ isSuccess: true })
    expect(await isOnAccount(company)).toBe(1)
    const billed = await placeOrder(api, company, { pickup: 2 })
    expect(billed).toMatchObject({ status: 0, precioPendiente: 0, on_account: true })
  })

  it('pays up front again once its credit is suspended; earlier orders stay on account', async () => {
    const company = await createShopper(api)
    await makeBusiness(api, company)
    const billed = await placeOrder(api, company)
    await decide(company.email, 'suspended')
    expect(await placeOrder(api, company, { pickup: 2 })).toMatchObject({ status: 1, on_account: false })
    expect(billed.on_account).toBe(true)
  })

  it('is found by its address; a private customer gets no credit', async () => {
    const customer = await createShopper(api)
    for (const email of [customer.email, 'nobody@example.com']) {
      expect(await decide(email, 'approved')).toEqual({
        isSuccess: false,
        message: `There is no company with the address ${email}.`,
      })
    }
    expect(await placeOrder(api, customer)).toMatchObject({ status: 1, on_account: false })
    expect(readCommand(['credit', customer.email, 'maybe'])).toContain('approved or suspended')
  })
})
