import { changePickup, getOrderCalendar, type WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { describe, expect, it } from 'vitest'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { endpointUrl } from '../support/test-api.ts'
import { moveOrder } from './move-order.ts'
import { freePickups, requestChange } from './order-changes.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()

/** Orders of companies are confirmed without a payment. */
async function confirmedOrder() {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  return { shopper, order: await placeOrder(api, shopper, { pickup: 10, delivery: 20 }) }
}

function request({ session }: Pick<Shopper, 'session'>, locator: string, language: Language = 'es') {
  const { url, headers } = endpointUrl(api.config, getOrderCalendar, {
    session,
    language,
    params: { locator },
  })
  return api.app.inject({ url, headers })
}

/** Changes the pickup while it is free. */
async function movePickup(shopper: Shopper, { id: order_id }: WireOrder) {
  const pickup_time = (await freePickups(api, shopper))[12]!
  const { http } = await requestChange(api, shopper, changePickup, { order_id, pickup_time })
  expect(http).toBe(200)
}

/** The events of a calendar file, each as its properties by name; lines are joined that the file folds (RFC 5545). */
function eventsOf(file: string): Record<string, string>[] {
  const text = file.replaceAll('\r\n ', '')
  return [...text.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, event]) =>
    Object.fromEntries(
      event!
        .trim()
        .split('\r\n')
        .map((line) => line.split(/:(.*)/s).slice(0, 2)),
    ),
  )
}

async function eventsFor(shopper: Shopper, { localizador }: WireOrder) {
  const { body } = await request(shopper, localizador)
  return eventsOf(body)
}

/** `2026-11-24` and `09:00` as the file writes them. */
const local = (date: string, time: string) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`

describe('the calendar file of an order', () => {
  it.each([
    ['es', 'Colada: recogida', 'Colada: entrega'],
    ['en', 'Colada: pickup', 'Colada: delivery'],
  ] as const)('has both legs in the local time of Madrid: %s', async (language, ...summaries) => {
    const { shopper, order } = await confirmedOrder()
    const { headers, body } = await request(shopper, order.localizador, language)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="colada-${order.localizador}.ics"`,
      'cache-control': 'private, no-store',
    })
    expect(body).toContain('METHOD:PUBLISH\r\n')
    expect(body).toContain('TZID:Europe/Madrid\r\nBEGIN:DAYLIGHT\r\n')
    const [pickup, delivery] = [order.pickup[0]!, order.delivery[0]!]
    const events = eventsOf(body)
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(summaries)
    expect(events).toMatchObject(
      [pickup, delivery].map((leg, index) => ({
        UID: `${order.localizador}-${['pickup', 'delivery'][index]}@${new URL(api.config.publicUrl).hostname}`,
        SEQUENCE: '0',
        STATUS: 'CONFIRMED',
        DTSTAMP: '20261123T070000Z',
        'DTSTART;TZID=Europe/Madrid': local(leg.date, leg.start),
        'DTEND;TZID=Europe/Madrid': local(leg.date, leg.end),
        LOCATION: leg.address.replaceAll(',', '\\,'),
      })),
    )
  })

  it('keeps the UID of a leg whose date changes, with a higher SEQUENCE', async () => {
    const { shopper, order } = await confirmedOrder()
    const [before, delivery] = await eventsFor(shopper, order)
    await movePickup(shopper, order)
    const [after, same] = await eventsFor(shopper, order)
    expect(after).toMatchObject({ UID: before!['UID'], SEQUENCE: '1', STATUS: 'CONFIRMED' })
    const start = 'DTSTART;TZID=Europe/Madrid'
    expect(after![start]).not.toBe(before![start])
    expect(same).toEqual(delivery)
  })

  it('cancels both legs with a cancelled order', async () => {
    const { shopper, order } = await confirmedOrder()
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const { body } = await request(shopper, order.localizador)
    expect(body).toContain('METHOD:CANCEL\r\n')
    const cancelled = { SEQUENCE: '1', STATUS: 'CANCELLED' }
    expect(eventsOf(body)).toMatchObject([cancelled, cancelled])
  })

  it('keeps the delivery of a cancelled order that returns the garments', async () => {
    const { shopper, order } = await confirmedOrder()
    await moveOrder(api, order.localizador, orderStatus.collected)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const [, delivery] = await eventsFor(shopper, order)
    expect(delivery).toMatchObject({ SEQUENCE: '0', STATUS: 'CONFIRMED' })
  })

  it('is not there for an unpaid order, another customer, and a visitor', async () => {
    const shopper = await createShopper(api)
    const unpaid = await placeOrder(api, shopper)
    const { order } = await confirmedOrder()
    for (const locator of [unpaid.localizador, order.localizador, 'NOBODYS'])
      expect((await request(shopper, locator)).statusCode).toBe(statusCodes.notFound.http)
    expect((await request({ session: '' }, order.localizador)).statusCode).toBe(statusCodes.notSignedIn.http)
  })
})

describe('the mails of an order', () => {
  it('have the file: a confirmation, a change, a cancellation', async () => {
    const { shopper, order } = await confirmedOrder()
    const sent = async () => {
      await api.run('outbox')
      const [mail] = await api.sandbox.mailbox.list({ to: shopper.email })
      return {
        subject: mail!.subject,
        files: mail!.attachments,
        raw: await api.sandbox.mailbox.raw(mail!.id),
      }
    }
    const confirmed = await sent()
    await movePickup(shopper, order)
    const changed = await sent()
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const cancelled = await sent()
    expect(new Set([confirmed, changed, cancelled].map(({ subject }) => subject)).size).toBe(3)
    for (const { files } of [confirmed, changed, cancelled])
      expect(files).toMatchObject([{ name: `colada-${order.localizador}.ics`, type: 'text/calendar' }])
    expect(String(changed.raw)).toContain('method=PUBLISH')
    expect(String(cancelled.raw)).toContain('method=CANCEL')
  })
})
