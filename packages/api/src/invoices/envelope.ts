import { isRectifying } from '@colada/domain/invoices/kinds'
import { issueDate, toTaxAmount, toTaxDate, toTaxTime } from '@colada/domain/invoices/record'
import { billingSystem } from '@colada/domain/invoices/system'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import type { InvoiceRow } from './issue.ts'
import { type InvoiceRecord, numberOf } from './repository.ts'
import type { invoiceRecords, Issuer } from './tables.ts'

const types =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

/** A record with the invoice of the record before it. */
export interface ChainedRecord extends InvoiceRecord {
  readonly record: typeof invoiceRecords.$inferSelect
  readonly previous: InvoiceRow | null
}

/** An element with its content: a text, or further elements. */
type Node = readonly [name: string, content: string | readonly (Node | null)[]]

/**
 * Returns the SOAP message of a batch of records (RegFactuSistemaFacturacion, Orden HAC/1177/2024). Names, order and namespaces
 * of its elements are those of the schemas SuministroLR.xsd and SuministroInformacion.xsd of the tax office (tikeV1.0).
 */
export function envelopeOf(issuer: Issuer, records: readonly ChainedRecord[]): string {
  const header = element([
    'ObligadoEmision',
    [
      ['NombreRazon', issuer.name],
      ['NIF', issuer.taxId],
    ],
  ])
  const body = records
    .map(
      (record) =>
        `<sum:RegistroFactura>${element(['RegistroAlta', recordNodes(record)])}</sum:RegistroFactura>`,
    )
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:sum="${types}/SuministroLR.xsd" xmlns:sum1="${types}/SuministroInformacion.xsd"><soapenv:Header/><soapenv:Body><sum:RegFactuSistemaFacturacion><sum:Cabecera>${header}</sum:Cabecera>${body}</sum:RegFactuSistemaFacturacion></soapenv:Body></soapenv:Envelope>`
}

function recordNodes({ invoice, of, record, previous }: ChainedRecord): (Node | null)[] {
  const { issuer, kind, vat, base, total, operationDate, issuedAt, lines } = invoice
  const recipient = record.recipient ?? invoice.recipient
  const isIdentified = recipient !== null && recipient.taxId !== ''
  const others = of.map((other): Node => [
    isRectifying(kind) ? 'IDFacturaRectificada' : 'IDFacturaSustituida',
    idOf(other),
  ])
  return [
    ['IDVersion', '1.0'],
    ['IDFactura', idOf(invoice)],
    ['NombreRazonEmisor', issuer.name],
    ...correctionNodes(record),
    ['TipoFactura', kind],
    isRectifying(kind) ? ['TipoRectificativa', 'I'] : null,
    others.length === 0
      ? null
      : [isRectifying(kind) ? 'FacturasRectificadas' : 'FacturasSustituidas', others],
    operationDate === issueDate(issuedAt) ? null : ['FechaOperacion', toTaxDate(operationDate)],
    ['DescripcionOperacion', (lines[0]?.es ?? 'Lavandería').slice(0, 500)],
    // A full invoice whose recipient has no tax identifier (RD 1619/2012, art. 6.1.d).
    recipient !== null && !isIdentified ? ['FacturaSinIdentifDestinatarioArt61d', 'S'] : null,
    isIdentified
      ? [
          'Destinatarios',
          [
            [
              'IDDestinatario',
              [
                ['NombreRazon', recipient.name],
                ['NIF', recipient.taxId],
              ],
            ],
          ],
        ]
      : null,
    [
      'Desglose',
      [
        [
          'DetalleDesglose',
          [
            ['Impuesto', '01'],
            ['ClaveRegimen', '01'],
            ['CalificacionOperacion', 'S1'],
            ['TipoImpositivo', String(VAT_PERCENT)],
            ['BaseImponibleOimporteNoSujeto', toTaxAmount(base)],
            ['CuotaRepercutida', toTaxAmount(vat)],
          ],
        ],
      ],
    ],
    ['CuotaTotal', toTaxAmount(vat)],
    ['ImporteTotal', toTaxAmount(total)],
    [
      'Encadenamiento',
      previous === null
        ? [['PrimerRegistro', 'S']]
        : [['RegistroAnterior', [...idOf(previous), ['Huella', record.previousHash]]]],
    ],
    [
      'SistemaInformatico',
      [
        ['NombreRazon', issuer.name],
        ['NIF', issuer.taxId],
        ['NombreSistemaInformatico', billingSystem.name],
        ['IdSistemaInformatico', billingSystem.id],
        ['Version', billingSystem.version],
        ['NumeroInstalacion', billingSystem.installation],
        ['TipoUsoPosibleSoloVerifactu', 'S'],
        ['TipoUsoPosibleMultiOT', 'N'],
        ['IndicadorMultiplesOT', 'N'],
      ],
    ],
    ['FechaHoraHusoGenRegistro', toTaxTime(record.generatedAt)],
    ['TipoHuella', '01'],
    ['Huella', record.hash],
  ]
}

/** A record is not changed: a further one corrects it (_subsanación_). */
function correctionNodes({ corrects, priorRejection }: ChainedRecord['record']): Node[] {
  if (corrects === null) return []
  return [
    ['Subsanacion', 'S'],
    ...(priorRejection === 'N' ? [] : [['RechazoPrevio', priorRejection] as const]),
  ]
}

function idOf(invoice: InvoiceRow): Node[] {
  return [
    ['IDEmisorFactura', invoice.issuer.taxId],
    ['NumSerieFactura', numberOf(invoice)],
    ['FechaExpedicionFactura', toTaxDate(issueDate(invoice.issuedAt))],
  ]
}

function element([name, content]: Node): string {
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((node) => (node === null ? '' : element(node))).join('')
  return `<sum1:${name}>${inner}</sum1:${name}>`
}

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[<>&"]/g, (character) => escapes[character]!)
}
