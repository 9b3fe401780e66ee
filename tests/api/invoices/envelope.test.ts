import { expect, it } from 'vitest'
import { type ChainedRecord, envelopeOf } from '#api/invoices/envelope.ts'

/** Where the tax office publishes its schemas (tikeV1.0); the target namespaces of SuministroLR and SuministroInformacion. */
const schemas =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

/** The sequence of elements of the types in SuministroInformacion.xsd, those left out that a laundry never needs. */
const sequences = {
  CabeceraType: ['ObligadoEmision'],
  RegistroFacturacionAltaType: [
    'IDVersion',
    'IDFactura',
    'NombreRazonEmisor',
    'Subsanacion',
    'RechazoPrevio',
    'TipoFactura',
    'TipoRectificativa',
    'FacturasRectificadas',
    'FacturasSustituidas',
    'FechaOperacion',
    'DescripcionOperacion',
    'FacturaSinIdentifDestinatarioArt61d',
    'Destinatarios',
    'Desglose',
    'CuotaTotal',
    'ImporteTotal',
    'Encadenamiento',
    'SistemaInformatico',
    'FechaHoraHusoGenRegistro',
    'TipoHuella',
    'Huella',
  ],
  IDFacturaExpedidaType: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'],
  PersonaFisicaJuridicaType: ['NombreRazon', 'NIF'],
  DetalleType: [
    'Impuesto',
    'ClaveRegimen',
    'CalificacionOperacion',
    'TipoImpositivo',
    'BaseImponibleOimporteNoSujeto',
    'CuotaRepercutida',
  ],
  EncadenamientoFacturaAnteriorType: [
    'IDEmisorFactura',
    'NumSerieFactura',
    'FechaExpedicionFactura',
    'Huella',
  ],
  SistemaInformaticoType: [
    'NombreRazon',
    'NIF',
    'NombreSistemaInformatico',
    'IdSistemaInformatico',
    'Version',
    'NumeroInstalacion',
    'TipoUsoPosibleSoloVerifactu',
    'TipoUsoPosibleMultiOT',
    'IndicadorMultiplesOT',
  ],
} as const

/** Elements that contain others, with the type of their content. */
const typeOf: Readonly<Record<string, keyof typeof sequences>> = {
  Cabecera: 'CabeceraType',
  ObligadoEmision: 'PersonaFisicaJuridicaType',
  RegistroAlta: 'RegistroFacturacionAltaType',
  IDFactura: 'IDFacturaExpedidaType',
  IDFacturaRectificada: 'IDFacturaExpedidaType',
  IDFacturaSustituida: 'IDFacturaExpedidaType',
  IDDestinatario: 'PersonaFisicaJuridicaType',
  DetalleDesglose: 'DetalleType',
  RegistroAnterior: 'EncadenamientoFacturaAnteriorType',
  SistemaInformatico: 'SistemaInformaticoType',
}

const issuer = { name: 'Colada & Cía', taxId: 'B86987658', address: 'Calle Mayor, 1' }
const ana = { name: 'Ana García', taxId: '12345678Z', address: 'Calle Mayor, 1' }

const invoice = (
  number: number,
  values: Partial<ChainedRecord['invoice']> = {},
): ChainedRecord['invoice'] => ({
  id: number,
  series: 'F-2027',
  number,
  kind: 'F1',
  issuedAt: new Date('2027-01-04T10:15:00+01:00'),
  operationDate: '2027-01-03',
  issuer,
  recipient: ana,
  lines: [{ es: 'Camisa', en: 'Shirt', quantity: 1, total: 395 }],
  base: 326,
  vat: 69,
  total: 395,
  reason: '',
  register: 'verifactu',
  ...values,
})

const record = (
  position: number,
  values: Partial<ChainedRecord['record']> = {},
): ChainedRecord['record'] => ({
  position,
  invoiceId: position,
  corrects: null,
  priorRejection: 'N',
  recipient: null,
  previousHash: 'A'.repeat(64),
  hash: 'B'.repeat(64),
  generatedAt: new Date('2027-01-04T10:15:00+01:00'),
  state: 'waiting',
  csv: '',
  error: '',
  answeredAt: null,
  ...values,
})

const chained = (values: Partial<ChainedRecord>): ChainedRecord => ({
  invoice: invoice(2),
  shares: [],
  of: [],
  replacedBy: null,
  isCorrected: false,
  record: record(2),
  previous: invoice(1),
  ...values,
})

/** Returns every element with the names of its children, in their order. */
function childrenOf(xml: string): { readonly name: string; readonly children: string[] }[] {
  const elements: { name: string; children: string[] }[] = []
  const open: { name: string; children: string[] }[] = []
  for (const [, end, prefixed] of xml.matchAll(/<(\/?)(\w+:\w+)[^>]*>/g)) {
    const name = prefixed!.split(':')[1]!
    if (end === '/') open.pop()
    else {
      const element = { name, children: [] }
      open.at(-1)?.children.push(name)
      elements.push(element)
      open.push(element)
    }
  }
  return elements
}

it.each([
  ['the first record', chained({ previous: null })],
  ['a simplified invoice', chained({ invoice: invoice(2, { kind: 'F2', recipient: null }) })],
  [
    'a recipient without a tax identifier',
    chained({ invoice: invoice(2, { kind: 'F2', recipient: { ...ana, taxId: '' } }) }),
  ],
  ['a rectifying invoice', chained({ invoice: invoice(2, { kind: 'R1' }), of: [invoice(1)] })],
  ['one in place of simplified ones', chained({ invoice: invoice(2, { kind: 'F3' }), of: [invoice(1)] })],
  ['a correction', chained({ record: record(2, { corrects: 1, priorRejection: 'X', recipient: ana }) })],
])('the message of %s has the elements of the schemas in their order', (_, each) => {
  const xml = envelopeOf(issuer, [each])
  expect(xml).toContain(`xmlns:sum="${schemas}/SuministroLR.xsd"`)
  expect(xml).toContain(`xmlns:sum1="${schemas}/SuministroInformacion.xsd"`)
  // The message and its parts are of the one schema, their content is of the other.
  expect(new Set([...xml.matchAll(/<sum:(\w+)/g)].map(([, name]) => name))).toEqual(
    new Set(['RegFactuSistemaFacturacion', 'Cabecera', 'RegistroFactura']),
  )
  for (const { name, children } of childrenOf(xml)) {
    const type = typeOf[name]
    if (!type) continue
    const sequence: readonly string[] = sequences[type]
    expect(children, name).toEqual(sequence.filter((child) => children.includes(child)))
  }
})

it('a correction says so, and whether the tax office has a record of the invoice', () => {
  const correct = (priorRejection: ChainedRecord['record']['priorRejection']) =>
    envelopeOf(issuer, [chained({ record: record(2, { corrects: 1, priorRejection }) })])
  expect(envelopeOf(issuer, [chained({})])).not.toContain('Subsanacion')
  expect(correct('N')).toContain('<sum1:Subsanacion>S</sum1:Subsanacion><sum1:TipoFactura>')
  for (const value of ['S', 'X'] as const)
    expect(correct(value)).toContain(
      `<sum1:Subsanacion>S</sum1:Subsanacion><sum1:RechazoPrevio>${value}</sum1:RechazoPrevio>`,
    )
})

it('a corrected recipient is named instead of that of the invoice', () => {
  const recipient = { ...ana, taxId: '87654321X' }
  const xml = envelopeOf(issuer, [chained({ record: record(2, { corrects: 1, recipient }) })])
  expect(xml).toContain('<sum1:NIF>87654321X</sum1:NIF>')
  expect(xml).not.toContain(ana.taxId)
})
