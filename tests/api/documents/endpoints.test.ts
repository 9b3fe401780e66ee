import { getReceipt } from '@colada/domain/documents/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { getStaffLabels, getStaffReceipt } from '@colada/domain/staff/documents-contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { staffActions } from '#api/staff/action-tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { endpointUrl, type RequestInput } from '../support/test-api.ts'
import { readPdf } from './read-pdf.ts'

const api = setUpPaymentApi()
let customer: Shopper
let locator: string
/** Sessions of staff. */
let counter: string
let operations: string
let driver: string

beforeAll(async () => {
  customer = await createShopper(api)
  await makeBusiness(api, customer)
  locator = (await placeOrder(api, customer)).localizador
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  operations = await logInStaff(api, await createStaff(api, ['operations']))
  driver = await logInStaff(api, await createStaff(api, ['driver']))
})

async function get(endpoint: Endpoint, input: RequestInput) {
  const { url, headers } = endpointUrl(api.config, endpoint, { params: { locator }, ...input })
  return api.app.inject({ url, headers })
}

const read = async (endpoint: Endpoint, input: RequestInput) =>
  readPdf((await get(endpoint, input)).rawPayload)

describe('the receipt of a customer', () => {
  it.each([
    ['es', 'resguardo'],
    ['en', 'receipt'],
  ] as const)('is a private file in the language of the request: %s', async (language, name) => {
    const { statusCode, headers, rawPayload } = await get(getReceipt, { session: customer.session, language })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}-${locator}.pdf"`,
      'cache-control': 'private, no-store',
    })
    const { language: marked, sizes, texts } = await readPdf(rawPayload)
    expect([marked, sizes[0]]).toEqual([language, [210, 297]])
    expect(texts[0]).toContain(locator)
    expect(texts[0]).toContain(api.config.issuer.name)
  })

  it('is not there for other customers, a visitor, an unpaid order and a cancelled one', async () => {
    const other = await createShopper(api)
    const unpaid = await placeOrder(api, other)
    const { http } = statusCodes.notFound
    for (const session of [other.session]) expect((await get(getReceipt, { session })).statusCode).toBe(http)
    const unpaidParams = { locator: unpaid.localizador }
    expect((await get(getReceipt, { session: other.session, params: unpaidParams })).statusCode).toBe(http)
    expect((await get(getStaffReceipt, { session: counter, params: unpaidParams })).statusCode).toBe(http)
    expect((await get(getReceipt, { session: '' })).statusCode).toBe(statusCodes.notSignedIn.http)
    const second = await placeOrder(api, customer, { pickup: 5 })
    await moveOrder(api, second.localizador, orderStatus.cancelled)
    const params = { locator: second.localizador }
    expect((await get(getReceipt, { session: customer.session, params })).statusCode).toBe(http)
  })
})

describe('the papers for staff', () => {
  it('are a receipt on either paper in the chosen language, that of the order by default', async () => {
    const sheet = await read(getStaffReceipt, { session: counter, language: 'en' })
    expect([sheet.language, sheet.sizes[0]]).toEqual(['es', [210, 297]])
    const roll = await read(getStaffReceipt, {
      session: operations,
      query: { format: '80mm', language: 'en' },
    })
    expect([roll.language, roll.sizes[0]![0]]).toEqual(['en', 80])
    const { statusCode } = await get(getStaffReceipt, { session: counter, query: { format: 'a5' } })
    expect(statusCode).toBe(statusCodes.invalid.http)
  })

  it('are as many labels as pieces, in the language of the request by default', async () => {
    const { language, sizes, texts } = await read(getStaffLabels, { session: counter, language: 'en' })
    expect(language).toBe('en')
    expect(sizes).toEqual([1, 2, 3].map(() => [62, 29]))
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['01', '02', '03'].map((n) => `${locator}-${n}`))
  })

  it('are recorded when they are printed, and only then', async () => {
    const printed = async () =>
      (await api.db.select().from(staffActions).orderBy(staffActions.id))
        .slice(-2)
        .map(({ action }) => action)
    await get(getStaffReceipt, { session: counter })
    await get(getStaffLabels, { session: operations })
    expect(await printed()).toEqual(['receipt-printed', 'labels-printed'])
    const before = await api.db.$count(staffActions)
    for (const session of [driver, customer.session])
      expect((await get(getStaffReceipt, { session })).statusCode).not.toBe(200)
    const unknown = await get(getStaffLabels, { session: counter, params: { locator: 'NOBODYS' } })
    expect(unknown.statusCode).toBe(statusCodes.notFound.http)
    expect(await api.db.$count(staffActions)).toBe(before)
  })
})
