import type { FastifyInstance } from 'fastify'
import { registerFaults } from './fault-hooks.ts'
import type { Faults } from './faults.ts'

const answers = ['accept', 'accept-with-errors', 'reject'] as const
export type TaxOfficeAnswer = (typeof answers)[number]

/** The tax office's service for records of invoices (VERI*FACTU), and what it answers. */
export class TaxOffice {
  /** The answer to coming records. */
  answer: TaxOfficeAnswer = 'accept'
  /** Records that name one of these recipients are rejected, whatever the answer to others. */
  readonly unknownTaxIds = new Set<string>()
  /** Seconds until the next batch may be sent. */
  waitSeconds = 60
  /** The numbers of accepted records in their order, and the hash of each. A correction replaces the hash. */
  readonly accepted = new Map<string, string>()
}

const states = {
  accept: 'Correcto',
  'accept-with-errors': 'AceptadoConErrores',
  reject: 'Incorrecto',
} as const
const problems = {
  accept: '',
  'accept-with-errors': problem(2000, 'El cálculo de la huella suministrada es incorrecto.'),
  reject: problem(1100, 'Valor o tipo incorrecto del campo.'),
} as const

function problem(code: number, text: string): string {
  return `<CodigoErrorRegistro>${code}</CodigoErrorRegistro><DescripcionErrorRegistro>${text}</DescripcionErrorRegistro>`
}

/** The SOAP service below `/tax-office`, and `/sandbox/tax-office` to choose its answer. */
export function taxOfficeRoutes(office: TaxOffice, faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(['text/xml', 'application/soap+xml'], { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    registerFaults(app, faults, 'taxOffice', (message) => new Error(message))

    app.post<{ Body: string }>('/tax-office', async ({ body }, reply) => {
      const lines = [...body.matchAll(/<sum1:RegistroAlta>.*?<\/sum1:RegistroAlta>/gs)].map(([record]) =>
        lineOf(office, record),
      )
      return reply
        .type('text/xml')
        .send(
          `<env:Envelope><env:Body><RespuestaRegFactuSistemaFacturacion><CSV>A-SANDBOX</CSV><TiempoEsperaEnvio>${office.waitSeconds}</TiempoEsperaEnvio>${lines.join('')}</RespuestaRegFactuSistemaFacturacion></env:Body></env:Envelope>`,
        )
    })

    app.post<{ Body: { answer?: unknown; unknown_tax_id?: unknown } | null }>(
      '/sandbox/tax-office',
      async ({ body }, reply) => {
        if (typeof body?.unknown_tax_id === 'string') office.unknownTaxIds.add(body.unknown_tax_id)
        if (body?.answer === undefined) return { answer: office.answer }
        const answer = answers.find((each) => each === body.answer)
        if (!answer)
          return reply.code(400).send({ message: `"answer" must be one of ${answers.join(', ')}.` })
        office.answer = answer
        return { answer }
      },
    )
  }
}

/** Returns the text of the first element of a name; empty without one. */
function textIn(record: string, name: string): string {
  return new RegExp(`<sum1:${name}>([^<]*)<`).exec(record)?.[1] ?? ''
}

/**
 * Records one invoice; a repeated one is a duplicate, with the state of the first. A correction has to say whether the first
 * record exists here: `RechazoPrevio` is `X` for one that was rejected, so that there is none.
 */
function lineOf(office: TaxOffice, record: string): string {
  // The number of the invoice is the first one, its hash the last: those of the record before are between them.
  const number = textIn(record, 'NumSerieFactura')
  const hash = [...record.matchAll(/<sum1:Huella>([^<]*)</g)].at(-1)?.[1] ?? ''
  const isCorrection = textIn(record, 'Subsanacion') === 'S'
  const isNew = !isCorrection || textIn(record, 'RechazoPrevio') === 'X'
  const exists = office.accepted.has(number)
  const line = (state: string) =>
    `<RespuestaLinea><IDFactura><NumSerieFactura>${number}</NumSerieFactura></IDFactura>${state}</RespuestaLinea>`
  if (isNew && exists)
    return line(
      `<EstadoRegistro>Incorrecto</EstadoRegistro>${problem(3000, 'Registro de facturación duplicado.')}<RegistroDuplicado><EstadoRegistroDuplicado>Correcta</EstadoRegistroDuplicado></RegistroDuplicado>`,
    )
  if (!isNew && !exists)
    return line(
      `<EstadoRegistro>Incorrecto</EstadoRegistro>${problem(3002, 'No existe el registro de facturación.')}`,
    )
  const recipient = /<sum1:IDDestinatario>.*?<sum1:NIF>([^<]*)</s.exec(record)?.[1] ?? ''
  const answer = office.unknownTaxIds.has(recipient) ? 'reject' : office.answer
  if (answer !== 'reject') office.accepted.set(number, hash)
  return line(`<EstadoRegistro>${states[answer]}</EstadoRegistro>${problems[answer]}`)
}
