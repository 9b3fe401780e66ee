import type { ReceiptFormat } from '@colada/domain/documents/receipt-format'
import type { Language } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import { printLabels, printReceipt } from '#api/documents/print.ts'
import { toPrintable } from '#api/documents/printable.ts'
import type { OrderRecord } from '#api/orders/service.ts'
import { customer, issuer, largeOrderRecord, orderRecord } from './order-record.ts'
import { readPdf } from './read-pdf.ts'

interface Paper {
  readonly record?: OrderRecord
  readonly language?: Language
  readonly format?: ReceiptFormat
  readonly customer?: Parameters<typeof printReceipt>[0]['customer']
}

const receiptBytes = async (paper: Paper = {}) => {
  const options = { record: orderRecord(), language: 'es', format: 'a4', customer, ...paper } as const
  return (await printReceipt({ ...options, issuer, publicUrl: 'https://colada.example' })).content
}

const receipt = async (paper?: Paper) => readPdf(await receiptBytes(paper))

const labels = async (record: OrderRecord, of: Paper['customer'] = customer) =>
  readPdf((await printLabels({ record, customer: of, language: 'es' })).content)

const step = (record: OrderRecord, status: number, time: string): OrderRecord => ({
  ...record,
  steps: [...record.steps, { ...record.steps[0]!, status, at: new Date(time) }],
})

describe.each(['a4', '80mm'] as const)('a receipt on %s', (format) => {
  it.each([
    [
      'es',
      [
        'NIF B86987658',
        'Pedido 23 de noviembre de 2026 a las 10:15',
        'Recogida prevista martes, 24 de noviembre de 2026 de 09:00 a 11:00',
        'Entrega prevista jueves, 26 de noviembre de 2026',
        'Camisa lavada y planchada',
        'Tintorería',
        'Recogida y entrega 13,90 €',
        'Total, IVA incluido 38,75 €',
        'IVA incluido (21 %) 6,72 €',
        'Pagado 38,75 €',
        'Sin observaciones.',
        'Las guardamos 90 días sin coste',
        'Real Decreto 1453/1987',
        'https://colada.example/terminos-y-condiciones',
      ],
    ],
    [
      'en',
      [
        'Tax number B86987658',
        'Planned pickup Tuesday, 24 November 2026 09:00 to 11:00',
        'Planned delivery Thursday, 26 November 2026',
        'Shirt, washed and ironed',
        'Dry cleaning',
        'Total, VAT included 38,75 €',
        'VAT included (21%) 6,72 €',
        'Paid 38,75 €',
        'No remarks.',
        'We store them for 90 days free of charge',
        'It isn’t an invoice',
      ],
    ],
  ] as const)('has what RD 1453/1987 requires: %s', async (language, texts) => {
    const { title, texts: pages } = await receipt({ format, language })
    const text = pages.join(' ')
    expect(title).toBe(`${language === 'es' ? 'Resguardo' : 'Receipt'} K7M2QPX`)
    for (const part of [issuer.name, issuer.address, 'K7M2QPX', ...texts]) expect(text).toContain(part)
    for (const part of [customer.lastName, 'Calle de la Princesa, 25', '+34 612 345 678'])
      expect(text).toContain(part)
  })

  it('is tagged, with its language, headings, garments, figures and paragraphs', async () => {
    for (const language of ['es', 'en'] as const) {
      const { isTagged, language: marked, roles } = await receipt({ format, language })
      expect([isTagged, marked]).toEqual([true, language])
      expect(roles[0]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Figure']))
      expect(roles[0]).toContain(format === 'a4' ? 'Table' : 'L')
    }
  })

  it('has the same bytes each time, and other ones after a step of the order', async () => {
    const bytes = await receiptBytes({ format })
    expect(bytes.equals(await receiptBytes({ format }))).toBe(true)
    const collected = step(orderRecord(), 10, '2026-11-24T09:02:00Z')
    expect(bytes.equals(await receiptBytes({ format, record: collected }))).toBe(false)
  })

  it('says when the garments were received, what is owed, and who is billed', async () => {
    const read = async (record: OrderRecord) => (await receipt({ format, record })).texts.join(' ')
    const collected = await read(step(orderRecord(), 10, '2026-11-24T09:02:00Z'))
    expect(collected).toContain('Recibido 24 de noviembre de 2026 a las 10:02')
    expect(collected).not.toContain('Recogida prevista')
    expect(await read(orderRecord({ paid: 3000 }))).toMatch(/Pagado 30,00 €\s+Pendiente de pago 8,75 €/)
    const owed = await read(orderRecord({ paid: 0, processType: 'reserve_order_by_unpaid' }))
    expect(owed).toContain('Pendiente de pago 38,75 €')
    expect(owed).not.toContain('Pagado')
    expect(await read(orderRecord({ paid: 0, isOnAccount: true }))).toContain('Se factura a la empresa')
    const returned = orderRecord({ status: 60, isReturnDue: true, refundsTotal: 2485 })
    expect(await read(returned)).toMatch(/Devolución prevista jueves.*Pagado 13,90 €/)
    const record = orderRecord()
    const atStore = {
      place: 'store',
      storeId: 36,
      slotId: null,
      addressId: null,
      address: 'Plaza España',
    } as const
    const text = await read({ ...record, legs: record.legs.map((leg) => ({ ...leg, ...atStore })) })
    expect(text).toMatch(
      /Se lleva a la tienda desde martes.*Plaza España.*Se recoge en la tienda desde jueves/,
    )
    expect(text).not.toContain(' de 9:00 a ')
  })

  it('names a company with its tax number, discounts, charges and remarks, and no placeholder address', async () => {
    const changes = { discount: 497, incidents: 300, remarks: 'Mancha de vino\nen la manga' }
    const company = {
      ...customer,
      businessName: 'Hotel Ítaca',
      taxId: 'B12345674',
      email: 'facebook-1@users.invalid',
    }
    const { texts } = await receipt({ format, record: orderRecord(changes), customer: company })
    const text = texts.join(' ')
    for (const part of ['Hotel Ítaca', 'NIF B12345674', 'Descuento -4,97 €', 'Recargos 3,00 €'])
      expect(text).toContain(part)
    expect(text).toContain('Mancha de vino en la manga')
    expect(text).not.toContain('users.invalid')
  })
})

describe('the paper', () => {
  it('of a sheet is A4, and 40 garments are on several with the header on each', async () => {
    expect((await receipt()).sizes).toEqual([[210, 297]])
    const { sizes, texts } = await receipt({ record: largeOrderRecord(40) })
    expect(new Set(sizes.map(String))).toEqual(new Set(['210,297']))
    expect(sizes.length).toBeGreaterThan(2)
    for (const number of Array.from({ length: 40 }, (_, index) => `almohada (${index + 1})`))
      expect(texts.join(' ')).toContain(number)
    const withGarments = texts.filter((text) => text.includes('Funda nórdica'))
    for (const [index, text] of withGarments.entries()) {
      expect(text).toContain('Prenda y tratamiento')
      expect(text).toContain(`Página ${index + 1} de ${texts.length}`)
    }
  })

  it('of a roll is 80 mm wide and one page as long as its content', async () => {
    const short = await receipt({ format: '80mm' })
    const long = await receipt({ format: '80mm', record: largeOrderRecord(40) })
    expect([short.sizes.length, long.sizes.length]).toEqual([1, 1])
    const [[shortWidth, shortHeight = 0], [longWidth, longHeight = 0]] = [short.sizes[0]!, long.sizes[0]!]
    expect([shortWidth, longWidth]).toEqual([80, 80])
    expect(longHeight).toBeGreaterThan(shortHeight + 40 * 12)
  })
})

describe('the labels of an order', () => {
  it('are one of 62 × 29 mm for each piece, with its tag as text and bars', async () => {
    const { title, language, isTagged, sizes, texts, roles } = await labels(orderRecord())
    expect([title, language, isTagged]).toEqual(['Etiquetas K7M2QPX', 'es', true])
    expect(sizes).toEqual([1, 2, 3].map(() => [62, 29]))
    expect(texts).toEqual([
      'K7M2QPX-01 1/3 Camisa lavada y planchada B. Ibáñez Entrega jue, 26 nov',
      'K7M2QPX-02 2/3 Camisa lavada y planchada B. Ibáñez Entrega jue, 26 nov',
      'K7M2QPX-03 3/3 Traje de dos piezas B. Ibáñez Entrega jue, 26 nov',
    ])
    for (const page of roles) expect(page).toContain('Figure')
  })

  it('have the name of a company, and the date of an order without a delivery', async () => {
    const record = { ...orderRecord(), legs: [] }
    const { texts } = await labels(record, { ...customer, businessName: 'Hotel Ítaca' })
    expect(texts[0]).toContain('Hotel Ítaca lun, 23 nov')
  })

  it('shorten a long name, and number more than 99 garments', async () => {
    const { texts } = await labels(largeOrderRecord(101))
    expect(texts).toHaveLength(101)
    expect(texts[100]).toMatch(/^K7M2QPX-101 101\/101 Funda nórdica .*…/)
  })
})

describe('a text of a document', () => {
  it.each([
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['İpek Yıldız', 'Ipek Yildiz'],
    ['  dos\nlíneas\t', 'dos líneas'],
    ['manchas 🍷 de vino', 'manchas  de vino'],
    ['10\u00a0€ «Ñandú» Œuvre', '10\u00a0€ «Ñandú» Œuvre'],
  ])('has characters of the fonts only: %s', (text, printed) => {
    expect(toPrintable(text)).toBe(printed)
  })
})
