import { expect, it } from 'vitest'
import { makeBusiness, createShoppers, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'

const api = setUpPaymentApi()

const minute = 60_000
const mailsTo = async ({ email }: Shopper) => (await api.sandbox.mailbox.list({ to: email })).length

// Guard: mail is a row in the order's transaction; a job sends it.
it.each(['down', 'reject'] as const)(
  'a mail server fault (%s) of 30 minutes delays no order, and each mail is sent once afterwards',
  async (kind) => {
    const shoppers = await createShoppers(api, 6)
    api.sandbox.faults.set({ mail: { kind } })
    for (let passed = 0; passed < 30; passed += 1) {
      const shopper = passed % 5 === 0 ? shoppers[passed / 5] : undefined
      if (shopper) {
        // Orders of companies are confirmed without a payment, so they have mail at once.
        await makeBusiness(api, shopper)
        expect((await placeOrder(api, shopper)).status).toBe(0)
      }
      await api.run('outbox')
      api.advance(minute)
    }
    expect(await Promise.all(shoppers.map(mailsTo))).toEqual(shoppers.map(() => 0))
    expect(api.failures.splice(0).length).toBeGreaterThan(0)

    api.sandbox.faults.clear()
    for (let passed = 0; passed < 60; passed += 1) {
      await Promise.all([api.run('outbox'), api.run('outbox')])
      api.advance(minute)
    }
    expect(await Promise.all(shoppers.map(mailsTo))).toEqual(shoppers.map(() => 1))
    expect(api.failures).toEqual([])
    await expectInvariants(api.db)
  },
)
