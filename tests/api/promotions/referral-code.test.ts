import { randomUUID } from 'node:crypto'
import { getMe, register } from '@colada/domain/account/contract'
import { registerGuest } from '@colada/domain/account/registration-contract'
import { checkCoupon, deleteUserPromo, getAvailablePromos } from '@colada/domain/promotions/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { coupons } from '#api/promotions/tables.ts'
import { mailsTo } from '../account/mail-links.ts'
import { createShopper, placeOrder, shirts, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { validRegistration } from '../support/test-api.ts'

const api = setUpPaymentApi()

type Customer = Pick<Shopper, 'session'>

const codeOf = async ({ session }: Customer) =>
  (await api.call(getMe, { session })).response.user_info.personal_promo_code

const offersOf = async ({ session }: Customer, language: 'es' | 'en' = 'es') =>
  (await api.call(getAvailablePromos, { session, language, body: { items: shirts } })).response
    .available_promos
const codesFor = async (customer: Customer) => (await offersOf(customer)).map(({ code }) => code)

const statusOf = async ({ session }: Customer, promo_code: string) =>
  (await api.call(checkCoupon, { session, body: { items: shirts, promo_code } })).response.calculate_status
    .code

/** Registers with a link that has a code. */
async function comeWith(referral_code: string): Promise<Customer & { email: string }> {
  const email = `${randomUUID()}@example.com`
  const { response } = await api.call(register, { body: { ...validRegistration(email), referral_code } })
  return { email, session: response.login_token }
}

describe('the code of a friend', () => {
  it('is offered before the equal welcome offer until it is used, in both languages', async () => {
    const friend = await createShopper(api)
    const code = await codeOf(friend)
    const shopper = await createShopper(api)
    await api.db.update(users).set({ referralCode: code }).where(eq(users.id, shopper.userId))
    const [offer, welcome] = await offersOf(shopper)
    expect([offer!.code, welcome!.code]).toEqual([code, 'WASH20WEB'])
    expect(offer).toMatchObject({
      title: '20 % en las prendas de tu primer pedido, de parte de un amigo',
      available: 1,
      reason: '',
      uses_left: null,
    })
    expect((await offersOf(shopper, 'en'))[0]!.title).toBe(
      '20% off the garments in your first order, from a friend',
    )
    // What is offered applies when it is typed, by the same rule.
    expect(await statusOf(shopper, code)).toBe(200)
    const order = await placeOrder(api, shopper, { promoCode: code })
    expect(order.precioDescuento).toBeGreaterThan(0)
    expect(await codesFor(shopper)).toEqual(['FURGO50'])
    expect(await statusOf(shopper, code)).not.toBe(200)
  })

  it('is remembered by a registration of an account and of a guest, and named in the welcome mail', async () => {
    const code = await codeOf(await createShopper(api))
    const customer = await comeWith(` ${code.toLowerCase()} `)
    expect(await codesFor(customer)).toContain(code)
    expect((await mailsTo(api, customer.email))[0]!.text).toContain(`con el código ${code} tienes un 20 %`)
    const email = `${randomUUID()}@example.com`
    const body = {
      full_name: 'Eva Sanz',
      email,
      email_confirmation: email,
      phone: '600999888',
      aceptarTyC: 1 as const,
      referral_code: code,
    }
    const guest = await api.call(registerGuest, { body })
    expect(await codesFor({ session: guest.response.login_token })).toContain(code)
  })

  it('can be hidden, and stays valid', async () => {
    const code = await codeOf(await createShopper(api))
    const customer = await comeWith(code)
    const offer = (await offersOf(customer)).find((offered) => offered.code === code)
    const query = { coupon_id: String(offer!.coupon_id) }
    const other = await createShopper(api)
    expect((await api.call(deleteUserPromo, { session: other.session, query })).http).toBe(404)
    expect((await api.call(deleteUserPromo, { session: customer.session, query })).http).toBe(200)
    expect(await codesFor(customer)).not.toContain(code)
    expect(await statusOf(customer, code)).toBe(200)
  })
})

describe('a link with a code', () => {
  it.each(['NADIE-1234', 'WASH20WEB', ''])('that is nobody’s personal code (%j) is ignored', async (code) => {
    const customer = await comeWith(code)
    const [row] = await api.db.select().from(users).where(eq(users.email, customer.email))
    expect(row!.referralCode).toBe('')
    expect(await codesFor(customer)).toEqual(['WASH20WEB', 'FURGO50'])
    expect((await mailsTo(api, customer.email))[0]!.text).not.toContain('código')
  })

  it('that is the customer’s own or has ended is not offered', async () => {
    const shopper = await createShopper(api)
    const own = await codeOf(shopper)
    await api.db.update(users).set({ referralCode: own }).where(eq(users.id, shopper.userId))
    expect(await codesFor(shopper)).toEqual(['WASH20WEB', 'FURGO50'])
    const customer = await comeWith(own)
    expect(await codesFor(customer)).toContain(own)
    await api.db
      .update(coupons)
      .set({ expiresAt: new Date(api.dependencies.clock()) })
      .where(eq(coupons.code, own))
    expect(await codesFor(customer)).not.toContain(own)
  })
})
