import { createAddress, getAddresses } from '@colada/domain/account/address-contract'
import { getMe, login, register } from '@colada/domain/account/contract'
import { deleteUser } from '@colada/domain/account/personal-data-contract'
import { updateMe } from '@colada/domain/account/profile-contract'
import { syncCart } from '@colada/domain/cart/contract'
import { createOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent, getCards } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq, gt, max, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addLink } from '#api/account/links.ts'
import { accountAudit, retainedBillingData } from '#api/account/security-tables.ts'
import { addresses, users } from '#api/account/tables.ts'
import { contactMessages } from '#api/contact/tables.ts'
import { enqueueMails, isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { orderLegs, orders } from '#api/orders/tables.ts'
import { providerCustomers } from '#api/payment/tables.ts'
import { coupons } from '#api/promotions/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, fetchPrices, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { reconcile } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { passwordDigest, testPassword, validAddress, validRegistration } from '../support/test-api.ts'

const api = setUpPaymentApi()

/** Texts that occur nowhere else. */
const personal = {
  firstName: 'Wilhelmina',
  lastName: 'Zorrilla',
  phone: '699333444',
  street: 'Calle del Ornitorrinco',
  door: 'Puerta Turquesa',
  note: 'El perro se llama Bartolo',
  alias: 'Madriguera',
  message: 'Mi jersey ha encogido',
  remarks: 'Cuidado con el loro',
}

const remove = ({ session, userId }: Shopper, id = userId) =>
  api.call(deleteUser, { session, params: { id } })

/** A customer whose data has been stored in as many places as possible. */
async function createPersona(): Promise<Shopper> {
  const shopper = await createShopper(api, {
    alias: personal.alias,
    address_line1: personal.street,
    door: personal.door,
    driver_note: personal.note,
  })
  const { session, email, userId } = shopper
  const body = {
    first_name: personal.firstName,
    last_name: personal.lastName,
    email,
    phone: personal.phone,
    birth_date: '1984-05-24',
    gender: 'female',
  }
  await api.call(updateMe, { session, body })
  const unused = validAddress({ alias: personal.alias, address_line1: `${personal.street} (2)` })
  await api.call(createAddress, { session, body: unused })
  await api.db
    .update(users)
    .set({ emailConfirmedAt: new Date(), personalPromoCode: `WILHELMI-${userId}` })
    .where(eq(users.id, userId))
  await api.db.insert(contactMessages).values({
    type: 'hello',
    language: 'es',
    name: personal.firstName,
    email,
    phone: personal.phone,
    subject: personal.message,
    message: personal.message,
    requestHash: 'x',
    createdAt: new Date(),
  })
  await api.db.insert(coupons).values({
    code: `WILHELMI-${userId}`,
    origin: 'personal',
    kind: 'percent',
    percent: 20,
    ownerId: userId,
    createdAt: new Date(),
  })
  await api.call(syncCart, { session, body: { cart: [{ product_id: 1, qty: 2 }] } })
  return shopper
}

/** Pays for an order with a card that is saved. */
async function payAndSave({ session }: Shopper, orderId: number): Promise<void> {
  const body = { order_id: orderId, save_payment_method: 1 as const }
  const { response } = await api.call(createIntent, { session, body })
  api.sandbox.pay(response.payment_intent.id)
  await reconcile(api)
}

async function deliver(locator: string): Promise<void> {
  const { collected, washing, washed, outForDelivery, delivered } = orderStatus
  for (const status of [collected, washing, washed, outForDelivery, delivered])
    await moveOrder(api, locator, status)
}

/** Names of the tables in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await api.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(lower(${text}) in lower(to_jsonb(t)::text)) > 0 limit 1`,
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

async function tablesWithPersonalData(email: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, text] of Object.entries({ ...personal, email })) {
    const tables = await tablesWith(text)
    if (tables.length > 0) found[name] = tables
  }
  return found
}

describe('deleting an account', () => {
  it('leaves no personal data but the billing data of paid orders, also at the card provider', async () => {
    const shopper = await createPersona()
    const order = await placeOrder(api, shopper)
    await api.db.update(orders).set({ remarks: personal.remarks }).where(eq(orders.id, order.id))
    await payAndSave(shopper, order.id)
    await deliver(order.localizador)
    expect((await api.call(getCards, { session: shopper.session })).response.cards).toHaveLength(1)
    const stored = await tablesWithPersonalData(shopper.email)
    expect(Object.keys(stored).toSorted(), 'the search sees the data').toEqual(
      Object.keys({ ...personal, email: '' }).toSorted(),
    )

    expect((await remove(shopper)).http).toBe(200)
    expect((await api.call(getMe, { session: shopper.session })).http).toBe(401)
    expect(await tablesWithPersonalData(shopper.email)).toEqual({
      firstName: ['mail_outbox', 'retained_billing_data'],
      lastName: ['retained_billing_data'],
      street: ['retained_billing_data'],
      email: ['mail_outbox'],
    })
    const [leg] = await api.db.select().from(orderLegs).where(eq(orderLegs.orderId, order.id))
    expect(leg!.address).toBe('28013 Madrid')
    const rows = await api.db.select().from(addresses).where(eq(addresses.userId, shopper.userId))
    expect(rows).toMatchObject([{ id: shopper.addressId, postalCode: '28013', city: 'Madrid', line1: '' }])
    const owned = await api.db.select().from(coupons).where(eq(coupons.ownerId, shopper.userId))
    expect(owned.every(({ expiresAt }) => expiresAt !== null)).toBe(true)

    await api.run('provider-customers')
    expect(await api.db.$count(providerCustomers, eq(providerCustomers.userId, shopper.userId))).toBe(0)
    expect(api.sandbox.provider.customers.list(({ email }) => email === shopper.email)).toMatchObject([
      { deleted: true },
    ])
    expect(api.sandbox.provider.methods.list(({ customer }) => customer !== null)).toEqual([])
  })

  it('keeps the billing data until six years after the year of the last order', async () => {
    const shopper = await createPersona()
    const order = await placeOrder(api, shopper)
    await payAndSave(shopper, order.id)
    await deliver(order.localizador)
    await remove(shopper)
    const show = async () => {
      const command = readCommand(['billing', order.localizador.toLowerCase()])
      if (typeof command === 'string') throw new Error(command)
      return runCommand(command, api.dependencies)
    }
    const year = new Date(api.dependencies.clock()).getUTCFullYear() + 6
    const { message, isSuccess } = await show()
    expect(isSuccess).toBe(true)
    expect(message).toBe(
      [
        'name: Wilhelmina Zorrilla',
        'tax id: not given',
        `address: ${personal.street} 43, 2º B, 28013 Madrid`,
        `kept until: ${year}-12-31`,
      ].join('\n'),
    )
    const until = (day: string) =>
      api.db
        .update(retainedBillingData)
        .set({ retainUntil: day })
        .where(eq(retainedBillingData.userId, shopper.userId))
    await until(new Date(api.dependencies.clock()).toISOString().slice(0, 10))
    await api.run('old-billing-data')
    expect((await show()).isSuccess).toBe(true)
    await until(new Date(api.dependencies.clock() - 86_400_000).toISOString().slice(0, 10))
    await api.run('old-billing-data')
    expect((await show()).isSuccess).toBe(false)
  })

  it('keeps nothing of a customer without a paid order, who can register again', async () => {
    const shopper = await createPersona()
    await remove(shopper)
    expect(await api.db.$count(retainedBillingData, eq(retainedBillingData.userId, shopper.userId))).toBe(0)
    const { email } = shopper
    const body = { email, password: passwordDigest(testPassword) }
    const unknown = await api.call(login, { body: { ...body, email: 'nobody@example.com' } })
    const deleted = await api.call(login, { body })
    expect([deleted.http, deleted.response]).toEqual([unknown.http, unknown.response])
    const anonymous = `deleted-${shopper.userId}@deleted.invalid`
    expect((await api.call(login, { body: { ...body, email: anonymous } })).http).toBe(401)
    const again = await api.call(register, { body: validRegistration(email) })
    expect(again.http).toBe(200)
    const own = await api.call(getAddresses, { session: again.response.login_token })
    expect(own.response.addresses).toEqual([])
  })

  it('is recorded, and ends the mails that wait', async () => {
    const shopper = await createPersona()
    await makeBusiness(api, shopper)
    const order = await placeOrder(api, shopper)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    await remove(shopper)
    const events = await api.db.select().from(accountAudit).where(eq(accountAudit.userId, shopper.userId))
    expect(events.at(-1)).toMatchObject({ event: 'account-deleted', detail: '' })
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(isAbout('order', [order.id]))
    expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
      ['order-confirmation', 'given-up'],
      ['order-cancelled', 'given-up'],
    ])
  })

  it('gives up the mails of the customer, without their details, and deletes those with links', async () => {
    const shopper = await createPersona()
    const { userId, email } = shopper
    const order = await placeOrder(api, shopper)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const [message] = await api.db.select().from(contactMessages).where(eq(contactMessages.email, email))
    const now = api.dependencies.clock()
    const { id: linkId } = await addLink(api.db, { userId, purpose: 'confirm-email', email }, now)
    const [last] = await api.db.select({ id: max(mailOutbox.id) }).from(mailOutbox)
    const mail = { language: 'es' } as const
    const details = { newEmail: personal.alias }
    await enqueueMails(
      api.db,
      [
        { ...mail, kind: 'account-confirm-email', subjectId: linkId, cause: 1 },
        { ...mail, kind: 'account-email-change-requested', subjectId: userId, cause: 1, details },
        { ...mail, kind: 'order-refund', subjectId: order.id, cause: 1, details: { refundId: 1 } },
        { ...mail, kind: 'contact-request', subjectId: message!.id, cause: 1 },
      ],
      new Date(now),
    )
    expect((await remove(shopper)).http).toBe(200)
    const isNew = gt(mailOutbox.id, last!.id!)
    const rows = await api.db.select().from(mailOutbox).where(isNew).orderBy(mailOutbox.id)
    expect(rows.map(({ kind, status, details: left }) => [kind, status, left])).toEqual([
      ['account-email-change-requested', 'given-up', null],
      ['order-refund', 'given-up', null],
      ['contact-request', 'given-up', null],
      ['account-deleted', 'waiting', { to: email, firstName: personal.firstName }],
    ])
  })

  it('is refused while an order is open, and changes nothing', async () => {
    const shopper = await createPersona()
    const order = await placeOrder(api, shopper)
    const { http, response } = await remove(shopper)
    expect([http, response.status.code]).toEqual([409, statusCodes.openOrders.code])
    expect((await api.call(getMe, { session: shopper.session })).response.user_info.first_name).toBe(
      personal.firstName,
    )
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    expect((await remove(shopper)).http).toBe(200)
  })

  it('is allowed to buyers of a voucher once it is paid, and ends its uses', async () => {
    const shopper = await createShopper(api)
    const items = [{ product_id: 701, qty: 1 }]
    const body = {
      items,
      prices: await fetchPrices(api, shopper, { items }),
      process_type: 'new_order_bono',
      pickup_address_id: null,
      pickup_time: null,
      delivery_address_id: null,
      delivery_time: null,
    }
    const { response } = await api.call(createOrder, { session: shopper.session, body })
    expect((await remove(shopper)).response.status.code).toBe(statusCodes.openOrders.code)
    await payAndSave(shopper, response.new_order.id)
    const ofVoucher = eq(coupons.orderId, response.new_order.id)
    const [voucher] = await api.db.select().from(coupons).where(ofVoucher)
    expect(voucher).toMatchObject({ maxUses: 10, uses: 0, expiresAt: null })
    expect((await remove(shopper)).http).toBe(200)
    const [ended] = await api.db.select().from(coupons).where(ofVoucher)
    expect(ended!.expiresAt!.getTime()).toBeLessThanOrEqual(api.dependencies.clock())
  })

  it('of another customer is not found, like that of an unknown one', async () => {
    const shopper = await createShopper(api)
    const other = await createShopper(api)
    const foreign = await remove(shopper, other.userId)
    const unknown = await remove(shopper, 9_999_999)
    expect([foreign.http, foreign.response]).toEqual([404, unknown.response])
    expect((await api.call(getMe, { session: other.session })).http).toBe(200)
  })

  it('does not wait for a card provider that is down', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await payAndSave(shopper, order.id)
    await deliver(order.localizador)
    await api.run('provider-customers')
    api.sandbox.faults.set({ cards: { kind: 'error' } })
    expect((await remove(shopper)).http).toBe(200)
    await api.run('provider-customers')
    expect(api.failures.splice(0)).toHaveLength(1)
    api.sandbox.faults.clear()
    await api.run('provider-customers')
    const isOf = eq(providerCustomers.userId, shopper.userId)
    expect(await api.db.$count(providerCustomers, isOf), 'not yet').toBe(1)
    api.advance(600_000)
    await api.run('provider-customers')
    expect(await api.db.$count(providerCustomers, isOf)).toBe(0)
  })

  it('happens once for concurrent requests, and no order is placed after it', async () => {
    const shopper = await createShopper(api)
    await makeBusiness(api, shopper)
    const [first, second, placed] = await Promise.all([
      remove(shopper),
      remove(shopper),
      placeOrder(api, shopper).catch(() => null),
    ])
    const codes = [first.http, second.http].toSorted((a, b) => a - b)
    expect(placed === null ? [[200, 401]] : [[409, 409]]).toContainEqual(codes)
  })
})
