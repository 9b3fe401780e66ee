import type { InvoiceKind } from '@colada/domain/invoices/kinds'
import { describe, expect, it } from 'vitest'
import { printInvoice } from '#api/documents/print-invoice.ts'
import type { InvoiceRecord, InvoiceRow } from '#api/invoices/service.ts'
import { readPdf } from './read-pdf.ts'

const simplified: InvoiceRow = {
  id: 1,
  series: 'FS-2027',
  number: 1,
  kind: 'F2',
  issuedAt: new Date('2027-01-04T09:15:00Z'),
  operationDate: '2027-01-04',
  issuer: { name: 'Colada, S.L.', taxId: 'B86987658', address: 'Calle de Leganitos, 43, 28013 Madrid' },
  recipient: null,
  lines: [
    { es: 'Camisa lavada y planchada', en: 'Shirt, washed and ironed', quantity: 2, total: 790 },
    { es: 'Traje', en: 'Suit', quantity: 1, total: 1695 },
    { es: 'Recogida y entrega', en: 'Pickup and delivery', quantity: 1, total: 1390 },
  ],
  base: 3203,
  vat: 672,
  total: 3875,
  reason: '',
  register: 'verifactu',
}
const ana = { name: 'Ana García', taxId: '12345678Z', address: 'Calle Mayor, 1, 28013 Madrid' }

const record = (changes: Partial<InvoiceRow> = {}, others: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  invoice: { ...simplified, ...changes },
  shares: [{ orderId: 1, total: 3875, vat: 672, locator: 'K7M2QPX' }],
  of: [],
  replacedBy: null,
  isCorrected: false,
  record: null,
  ...others,
})

const print = (subject: InvoiceRecord, language: 'es' | 'en' = 'es') =>
  printInvoice({ record: subject, language, qrService: 'https://tax.example/ValidarQR' })

const read = async (...subject: Parameters<typeof print>) => {
  const pdf = await readPdf((await print(...subject)).content)
  return { ...pdf, text: pdf.texts.join(' ') }
}

const rectifying = (kind: InvoiceKind, changes: Partial<InvoiceRow> = {}) =>
  record({ kind, series: 'R-2027', base: -2054, vat: -431, total: -2485, ...changes }, { of: [simplified] })

describe('an invoice', () => {
  it.each([
    [
      'es',
      'Factura simplificada',
      ['Base imponible 32,03 €', 'IVA (21 %) 6,72 €', 'Total 38,75 €', '4 de enero de 2027'],
    ],
    [
      'en',
      'Simplified invoice',
      ['Taxable amount 32,03 €', 'VAT (21%) 6,72 €', 'Total 38,75 €', '4 January 2027'],
    ],
  ] as const)('has what the law requires: %s', async (language, name, parts) => {
    const { title, text, isTagged, language: marked, roles, sizes } = await read(record(), language)
    expect([title, isTagged, marked, sizes]).toEqual([`${name} FS-2027/000001`, true, language, [[210, 297]]])
    for (const part of [...parts, name, 'FS-2027/000001', 'Colada, S.L.', 'B86987658', 'K7M2QPX'])
      expect(text).toContain(part)
    expect(roles[0]).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TH', 'TD', 'Figure']))
  })

  it('begins with its QR code only where it is registered', async () => {
    expect((await read(record())).text).toMatch(/^QR tributario: VERI\*FACTU/)
    const { text } = await read(record({ register: 'none' }))
    expect(text).not.toMatch(/QR|VERI/)
  })

  it('names its recipient, and the simplified one in whose place it is', async () => {
    const full = record(
      { kind: 'F3', series: 'F-2027', recipient: ana, operationDate: '2027-01-02' },
      { of: [simplified] },
    )
    const { title, text } = await read(full)
    expect(title).toBe('Factura F-2027/000001')
    for (const part of [
      ana.name,
      `NIF ${ana.taxId}`,
      ana.address,
      'Fecha de la operación: 2 de enero de 2027',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Sustituye a la factura simplificada FS-2027/000001 (4 de enero de 2027).')
  })

  it('that rectifies names the others and the reason, and has amounts below zero', async () => {
    const refund = await read(rectifying('R5'))
    expect(refund.title).toBe('Factura rectificativa R-2027/000001')
    for (const part of [
      'Base imponible -20,54 €',
      'IVA (21 %) -4,31 €',
      'Total -24,85 €',
      'FS-2027/000001',
      'Motivo: devolución',
    ])
      expect(refund.text).toContain(part)
    const error = await read(rectifying('R4', { reason: 'Wrong name', recipient: ana }), 'en')
    for (const part of ['Rectifying invoice', 'Reason: Wrong name.', ana.name])
      expect(error.text).toContain(part)
  })

  it('has the same bytes each time, and a name of its own', async () => {
    const [first, second] = [await print(record()), await print(record())]
    expect(first.content.equals(second.content)).toBe(true)
    expect(first.name).toBe('factura-FS-2027-000001.pdf')
  })

  it('of 60 lines is on several pages with their numbers', async () => {
    const lines = Array.from({ length: 60 }, () => simplified.lines[0]!)
    const { texts } = await read(record({ lines }))
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.at(-1)).toContain(`Página ${texts.length} de ${texts.length}`)
  })
})
