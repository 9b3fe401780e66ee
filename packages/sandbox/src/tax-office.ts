import type { FastifyInstance } from 'fastify'
import { registerFaults } from './fault-hooks.ts'
import type { Faults } from './faults.ts'

const answers = ['accept', 'accept-with-errors', 'reject'] as const
export type TaxOfficeAnswer = (typeof answers)[number]

/** The tax office's service for records of invoices (VERI*FACTU), and what it answers. */
export class TaxOffice {
  /** The answer to coming records. */
  answer: TaxOfficeAnswer = 'accept'
  /** Seconds until the next batch may be sent. */
  waitSeconds = 60
  /** The numbers of accepted records in their order, and the hash of each. */
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

    app.post<{ Body: { answer?: unknown } | null }>('/sandbox/tax-office', async ({ body }, reply) => {
      const answer = answers.find((each) => each === body?.answer)
      if (!answer) return reply.code(400).send({ message: `"answer" must be one of ${answers.join(', ')}.` })
      office.answer = answer
      return { answer }
    })
  }
}

/** Records one invoice; a repeated one is a duplicate, with the state of the first. */
function lineOf(office: TaxOffice, record: string): string {
  // The number of the invoice is the first one, its hash the last: those of the record before are between them.
  const number = /<sum1:NumSerieFactura>([^<]*)</.exec(record)?.[1] ?? ''
  const hash = [...record.matchAll(/<sum1:Huella>([^<]*)</g)].at(-1)?.[1] ?? ''
  const isDuplicate = office.accepted.has(number)
  const { answer } = office
  if (!isDuplicate && answer !== 'reject') office.accepted.set(number, hash)
  const state = isDuplicate
    ? `<EstadoRegistro>Incorrecto</EstadoRegistro>${problem(3000, 'Registro de facturación duplicado.')}<RegistroDuplicado><EstadoRegistroDuplicado>Correcta</EstadoRegistroDuplicado></RegistroDuplicado>`
    : `<EstadoRegistro>${states[answer]}</EstadoRegistro>${problems[answer]}`
  return `<RespuestaLinea><IDFactura><NumSerieFactura>${number}</NumSerieFactura></IDFactura>${state}</RespuestaLinea>`
}
