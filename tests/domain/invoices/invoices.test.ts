import { createHash } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { nextInvoiceOf, vatOfPaid } from '#domain/invoices/amounts.ts'
import {
  invoiceNumber,
  needsRecipient,
  rectifyingKind,
  saleKind,
  seriesCode,
  seriesOf,
} from '#domain/invoices/kinds.ts'
import { hashInput, type HashedRecord, QR_SERVICE_URL, qrUrl } from '#domain/invoices/record.ts'
import { taxDataForm } from '#domain/invoices/tax-data.ts'
import { includedVat } from '#domain/money/vat.ts'

const parts = (items: number, transport: number, { discount = 0, incidents = 0 } = {}) => ({
  items,
  itemsDiscount: discount,
  transport,
  transportDiscount: 0,
  incidents,
  itemsVat: includedVat(items - discount),
  transportVat: includedVat(transport + incidents),
  total: items + transport + incidents - discount,
})

/** Orders of operations §5. */
const orderA = parts(2485, 1390)
const nothing = { total: 0, vat: 0 }

describe('the amounts of invoices', () => {
  it.each([
    ['A', orderA, 3203, 672],
    ['B', parts(5995, 0), 4955, 1040],
    ['H of a company', parts(11_580, 0), 9570, 2010],
  ])('are the stored VAT of the parts: %s', (_, order, base, vat) => {
    const invoice = nextInvoiceOf(order, order.total, nothing)
    expect([invoice.total - invoice.vat, invoice.vat]).toEqual([base, vat])
  })

  it.each([
    ['A cancelled after the pickup', orderA, 1390, -2054, -431],
    ['A cancelled before the pickup', orderA, 0, -3203, -672],
    ['A after a missed visit', orderA, 300, -2955, -620],
    ['A with a shirt and the transport kept', orderA, 1785, -1728, -362],
    ['C cancelled after the pickup', parts(2485, 1390, { discount: 497 }), 1390, -1643, -345],
  ])('of a rectifying one leave the VAT of what was kept: %s', (_, order, kept, base, vat) => {
    const invoiced = { total: order.total, vat: vatOfPaid(order, order.total) }
    const invoice = nextInvoiceOf(order, kept, invoiced)
    expect([invoice.total - invoice.vat, invoice.vat]).toEqual([base, vat])
  })

  test.prop([
    fc.record({
      items: fc.integer({ min: 0, max: 500_000 }),
      transport: fc.integer({ min: 0, max: 2000 }),
      incidents: fc.integer({ min: 0, max: 900 }),
      paid: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
    }),
  ])(
    'sum to what was paid, and to the VAT of the order once it is paid',
    ({ items, transport, incidents, paid }) => {
      const order = parts(items, transport, { incidents })
      let sum = nothing
      for (const share of [...paid, 1]) {
        const invoice = nextInvoiceOf(order, Math.round(order.total * share), sum)
        expect(Math.abs(invoice.vat)).toBeLessThanOrEqual(Math.abs(invoice.total))
        expect(invoice.vat * invoice.total).toBeGreaterThanOrEqual(0)
        sum = { total: sum.total + invoice.total, vat: sum.vat + invoice.vat }
      }
      expect(sum.total).toBe(order.total)
      // A payment of a cent cannot have two cents of VAT.
      expect(Math.abs(sum.vat - order.itemsVat - order.transportVat)).toBeLessThanOrEqual(1)
    },
  )
})

describe('the kind of an invoice', () => {
  const recipient = { name: 'Hotel Ítaca', taxId: 'B12345674', address: 'Calle Mayor, 1, 28013 Madrid' }

  it('is simplified up to 3,000.00, and names its recipient above it and for companies', () => {
    const isBusiness = false
    expect(needsRecipient({ total: 300_000, isBusiness })).toBe(false)
    expect(needsRecipient({ total: 300_001, isBusiness })).toBe(true)
    expect(needsRecipient({ total: 100, isBusiness: true })).toBe(true)
    expect([saleKind(null), saleKind(recipient), saleKind({ ...recipient, taxId: '' })]).toEqual([
      'F2',
      'F1',
      'F2',
    ])
  })

  it('decides the kind of the one that rectifies it', () => {
    expect(rectifyingKind('F2', 'refund')).toBe('R5')
    expect([rectifyingKind('F1', 'refund'), rectifyingKind('F3', 'error')]).toEqual(['R1', 'R4'])
  })

  it('decides the series, which starts again each year', () => {
    expect([seriesOf('F2', null), seriesOf('F3', recipient), seriesOf('R5', null)]).toEqual(['FS', 'F', 'R'])
    expect(seriesOf('F2', { ...recipient, taxId: '' })).toBe('F')
    expect(invoiceNumber(seriesCode('FS', 2027), 1)).toBe('FS-2027/000001')
  })

  it('needs tax data with a valid control character', () => {
    const form = { name: ' Ana García ', cif: ' 12345678-z ', address: 'Calle Mayor, 1' }
    expect(taxDataForm.parse(form)).toEqual({
      name: 'Ana García',
      cif: '12345678Z',
      address: 'Calle Mayor, 1',
    })
    for (const cif of ['12345678A', 'B12345670', 'X1234567A', ''])
      expect(taxDataForm.safeParse({ ...form, cif }).success).toBe(false)
  })
})

describe('the record of an invoice', () => {
  const hash = (record: HashedRecord) =>
    createHash('sha256').update(hashInput(record)).digest('hex').toUpperCase()

  it('has the hash of the example that the tax office has published', () => {
    const example = {
      taxId: '89890001K',
      number: '12345678/G33',
      issuedOn: '2024-01-01',
      kind: 'F1',
      vat: 1235,
      total: 12_345,
      previousHash: '',
      generatedAt: new Date('2024-01-01T18:20:30Z'),
    } as const
    expect(hash(example)).toBe('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60')
  })

  it('includes the hash of the one before', () => {
    const common = { taxId: 'B86987658', issuedOn: '2027-01-04', kind: 'F2' } as const
    const first = hash({
      ...common,
      number: 'FS-2027/000001',
      vat: 672,
      total: 3875,
      previousHash: '',
      generatedAt: new Date('2027-01-04T10:15:00+01:00'),
    })
    expect(first).toBe('90F677193C291D01921CBCC67D3B156880E4E19B267DCE24F2075AA8CF9A0DB5')
    const second = hash({
      ...common,
      number: 'FS-2027/000002',
      vat: 1040,
      total: 5995,
      previousHash: first,
      generatedAt: new Date('2027-01-04T10:16:00+01:00'),
    })
    expect(second).toBe('FA7C8EEFB125FC850A6C727916843F27D5C651AFA0478AC1DCABCDFCA5D2F476')
  })

  it('has an address at the tax office, percent-encoded', () => {
    const invoice = { taxId: '89890001K', number: '12345678&G33', issuedOn: '2024-01-01', total: 24_140 }
    expect(qrUrl(QR_SERVICE_URL, invoice)).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
    )
  })
})
