import { describe, expect, it } from 'vitest'
import { type Confirmation, renderOrderConfirmation } from '#api/mail/order-confirmation.ts'
import { toInstant } from '#domain/schedule/local-time.ts'

const order: Confirmation = {
  orderId: 42,
  locator: 'K7MPQ2A',
  language: 'es',
  customer: { firstName: 'Lucía', email: 'lucia@colada.example' },
  isBilled: false,
  items: [
    { name: 'Camisa', quantity: 3, price: 395, categoryId: 2, size: '' },
    { name: 'Alfombra', quantity: 1, price: 4416, categoryId: 8, size: '160 × 230 cm' },
  ],
  legs: [
    {
      leg: 'pickup',
      address: 'Calle Mayor 3, 28013 Madrid',
      // The day the clocks go back: 09:00 is 08:00 UTC.
      startsAt: new Date(toInstant('2026-10-25', '09:00') * 1000),
      start: '09:00',
      end: '11:00',
      store: null,
    },
    {
      leg: 'delivery',
      address: 'Calle Mayor 3, 28013 Madrid',
      startsAt: new Date(toInstant('2026-11-09', '19:00') * 1000),
      start: '19:00',
      end: '21:00',
      store: null,
    },
  ],
  amounts: { items: 5601, transport: 0, incidents: 0, discount: 1120, total: 4481, vat: 778 },
  remarks: '',
  voucher: null,
  invoice: null,
  files: [],
  calendar: null,
  links: {
    trackUrl: 'https://colada.example/seguimiento/16-token',
    calendarUrl: 'https://colada.example/api/calendar/16-token.ics',
  },
  change: null,
}
const shop = 'https://colada.example'

/** Replaces the no-break spaces of amounts. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the confirmation of an order', () => {
  it('contains garments, slots and price with VAT in Spanish', async () => {
    const mail = await renderOrderConfirmation(order, shop)
    expect(mail.subject).toBe('Tu pedido K7MPQ2A está confirmado')
    expect(mail.to).toEqual({ name: 'Lucía', address: 'lucia@colada.example' })
    for (const body of [mail.text, mail.html].map(plain)) {
      expect(body).toContain('domingo, 25 de octubre de 2026, de 09:00 a 11:00')
      expect(body).toContain('lunes, 9 de noviembre de 2026, de 19:00 a 21:00')
      expect(body).toContain('Alfombra (160 × 230 cm)')
      expect(body).toContain('11,85 €')
      expect(body).toContain('-11,20 €')
      expect(body).toContain('44,81 €')
      expect(body).toContain('De los que 7,78 € son IVA.')
      expect(body).toContain('https://colada.example/detalles-pedido/42')
      expect(body).toContain('pedido con obligación de pago')
      expect(body).toContain(order.links.trackUrl)
      expect(body).toContain(order.links.calendarUrl)
    }
  })

  it('is in English, with the link to the English order page', async () => {
    const mail = await renderOrderConfirmation({ ...order, language: 'en' }, shop)
    expect(mail.language).toBe('en')
    expect(mail.html).toMatch(/<html [^>]*lang="en"/)
    for (const body of [mail.text, mail.html].map(plain)) {
      expect(body).toContain('Sunday, 25 October 2026, from 09:00 to 11:00')
      expect(body).toContain('44,81 €')
      expect(body).toContain('https://colada.example/en/order-details/42')
      expect(body).toContain('obligation to pay')
    }
  })

  it('escapes text of customers and the catalogue', async () => {
    const hostile = '<img src=x onerror="alert(1)">&\''
    const { html, text } = await renderOrderConfirmation(
      {
        ...order,
        remarks: hostile,
        customer: { ...order.customer, firstName: hostile },
        items: [{ ...order.items[0]!, name: hostile }],
      },
      shop,
    )
    expect(html).not.toContain('<img src=x')
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#x27;')).toHaveLength(4)
    expect(text).toContain(hostile)
  })

  it('states for a company that it is billed, and that prices exclude VAT', async () => {
    const mail = await renderOrderConfirmation(
      { ...order, isBilled: true, items: [{ ...order.items[0]!, categoryId: 12 }] },
      shop,
    )
    expect(mail.text).toContain('Lo incluiremos en tu factura')
    expect(mail.text).not.toContain('Hemos recibido tu pago')
    expect(plain(mail.text)).toContain('11,85 € sin IVA')
  })

  it('has the invoice of its payment, and a link to all', async () => {
    const url = 'https://colada.example/mi-perfil/facturas'
    const file = { filename: 'factura.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }
    const invoice = { number: 'FS-2026/000057', url }
    const { text, html, attachments } = await renderOrderConfirmation(
      { ...order, invoice, files: [file] },
      shop,
    )
    for (const body of [text, html]) {
      expect(body).toContain('Tu factura FS-2026/000057 va adjunta en PDF.')
      expect(body).toContain(url)
    }
    expect(attachments.at(-1)).toEqual(file)
    expect((await renderOrderConfirmation(order, shop)).text).not.toContain('factura')
  })

  it('contains the code of a pack, and omits empty slots, discounts and remarks', async () => {
    const mail = await renderOrderConfirmation(
      {
        ...order,
        legs: [],
        amounts: { ...order.amounts, discount: 0 },
        voucher: { code: 'BONO2345ABCD', maxUses: 5 },
      },
      shop,
    )
    expect(mail.text).toContain('BONO2345ABCD')
    expect(mail.text).not.toContain('RECOGIDA')
    expect(mail.text).not.toContain('Descuento')
    expect(mail.text).not.toContain('observaciones')
  })

  it('has a stable Message-ID, so that copies can be recognised', async () => {
    const [mail, copy, other] = await Promise.all([
      renderOrderConfirmation(order, shop),
      renderOrderConfirmation(order, shop),
      renderOrderConfirmation({ ...order, locator: 'K7MPQ2B' }, shop),
    ])
    expect(copy.messageId).toBe(mail.messageId)
    expect(other.messageId).not.toBe(mail.messageId)
  })
})
