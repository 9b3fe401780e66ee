import { setNotifications } from '@colada/domain/account/profile-contract'
import { getOrder, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { TRACKING_DAYS } from '@colada/domain/orders/tracking'
import { getSharedCalendar, trackOrder } from '@colada/domain/orders/tracking-contract'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'
import { endpointUrl } from '../support/test-api.ts'
import { moveOrder } from './move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApiPerTest()
const DAY_MS = 86_400_000
const { linkReplaced, notFound } = statusCodes
const { collected, washing, cancelled } = orderStatus

async function confirmedOrder() {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  return { shopper, order: await placeOrder(api, shopper, { pickup: 10, delivery: 20 }) }
}

/** The text of the newest mail to a customer. */
async function newestMail({ email }: Shopper) {
  await api.run('outbox')
  const [mail] = await api.sandbox.mailbox.list({ to: email })
  return mail!.text
}

const tokenIn = (text: string) => /\/(?:seguimiento|en\/track)\/([\w-]+)/.exec(text)![1]!

const track = (token: string, language: Language = 'es') =>
  api.call(trackOrder, { params: { token }, language })

function calendarOf(token: string) {
  const { url, headers } = endpointUrl(api.config, getSharedCalendar, { params: { token } })
  return api.app.inject({ url, headers })
}

async function calendarToken(shopper: Shopper, { id }: WireOrder) {
  const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId: id } })
  return /^\/api\/calendar\/([\w-]+)\.ics$/.exec(response.calendar_url!)![1]!
}

describe('the link of a mail', () => {
  it('shows status, windows and town, and nothing about the person, the garments or the money', async () => {
    const { shopper, order } = await confirmedOrder()
    const { http, response, headers } = await track(tokenIn(await newestMail(shopper)))
    expect(http).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const visit = ({ date, start, end }: WireOrder['pickup'][number]) => ({ date, start, end })
    expect(response).toEqual({
      status: expect.anything(),
      order_status: 0,
      since: order.status_history[0]!.time,
      pickup: { ...visit(order.pickup[0]!), place: 'address', town: 'Madrid' },
      delivery: { ...visit(order.delivery[0]!), place: 'address', town: 'Madrid' },
      return_due: false,
    })
  })

  it('is replaced by the link of the next mail, in both languages', async () => {
    const { shopper, order } = await confirmedOrder()
    const first = tokenIn(await newestMail(shopper))
    await moveOrder(api, order.localizador, collected)
    // Until it is sent, the link that the customer has works.
    expect((await track(first)).response.order_status).toBe(collected)
    const second = tokenIn(await newestMail(shopper))
    expect((await track(second)).http).toBe(200)
    for (const [language, text] of [
      ['es', 'Este enlace ya no sirve: usa el de nuestro último correo.'],
      ['en', 'This link no longer works: use the one in our latest email.'],
    ] as const) {
      const { http, response } = await track(first, language)
      expect([http, response.status]).toEqual([linkReplaced.http, { code: linkReplaced.code, message: text }])
    }
  })

  it('stays while no mail follows', async () => {
    const { shopper, order } = await confirmedOrder()
    const token = tokenIn(await newestMail(shopper))
    await api.call(setNotifications, { session: shopper.session, body: { order_progress: { mail: 0 } } })
    await moveOrder(api, order.localizador, collected)
    await moveOrder(api, order.localizador, washing)
    await api.run('outbox')
    expect((await track(token)).response.order_status).toBe(washing)
  })

  it('is unknown with another signature, as a calendar, and after its time', async () => {
    const { shopper, order } = await confirmedOrder()
    const token = tokenIn(await newestMail(shopper))
    const [id, signature] = [token.split('-')[0]!, token.slice(token.indexOf('-') + 1)]
    const altered = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    for (const wrong of [
      `${id}-${altered}`,
      `${id}1-${signature}`,
      id,
      '-',
      await calendarToken(shopper, order),
    ])
      expect((await track(wrong)).http).toBe(notFound.http)
    api.advance(TRACKING_DAYS * DAY_MS)
    expect((await track(token)).http).toBe(200)
    api.advance(DAY_MS)
    expect((await track(token)).http).toBe(notFound.http)
  })

  it('tells of the garments that come back, and of no visit once an order is cancelled', async () => {
    const { shopper, order } = await confirmedOrder()
    await moveOrder(api, order.localizador, cancelled)
    const { response } = await track(tokenIn(await newestMail(shopper)))
    expect(response).toMatchObject({ order_status: cancelled, pickup: null, delivery: null })
    const other = await confirmedOrder()
    await moveOrder(api, other.order.localizador, collected)
    await moveOrder(api, other.order.localizador, cancelled)
    const returned = await track(tokenIn(await newestMail(other.shopper)))
    expect(returned.response).toMatchObject({ pickup: null, delivery: { town: 'Madrid' }, return_due: true })
  })
})

describe('the calendar of an order', () => {
  it('has one address, which mails and the page of the order have, and follows the order', async () => {
    const { shopper, order } = await confirmedOrder()
    const token = await calendarToken(shopper, order)
    expect(await newestMail(shopper)).toContain(`/api/calendar/${token}.ics`)
    const first = await calendarOf(token)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    await moveOrder(api, order.localizador, cancelled)
    const { body } = await calendarOf(token)
    // A subscribed calendar is not a message that cancels: its events are cancelled.
    expect(body).toContain('METHOD:PUBLISH\r\n')
    expect(body.match(/STATUS:CANCELLED\r\n/g)).toHaveLength(2)
    expect(body.match(/SEQUENCE:1\r\n/g)).toHaveLength(2)
    expect(await newestMail(shopper)).toContain(`/api/calendar/${token}.ics`)
  })

  it('is unknown with the token of a mail, and long after the last visit', async () => {
    const { shopper, order } = await confirmedOrder()
    const token = await calendarToken(shopper, order)
    expect((await calendarOf(tokenIn(await newestMail(shopper)))).statusCode).toBe(notFound.http)
    api.advance((TRACKING_DAYS + 60) * DAY_MS)
    expect((await calendarOf(token)).statusCode).toBe(notFound.http)
  })
})
