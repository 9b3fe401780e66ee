import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { RecordState } from '@colada/domain/invoices/register'

/** What the tax office says about one record. */
export interface RecordAnswer {
  readonly state: Exclude<RecordState, 'waiting'>
  /** Code and text of a problem; empty without one. */
  readonly error: string
}

/** The response to a batch of records. */
export interface BatchAnswer {
  /** The code of the batch; empty when all were rejected. */
  readonly csv: string
  /** Seconds until the next batch may be sent. */
  readonly waitSeconds: number
  /** By the number of the invoice. */
  readonly records: ReadonlyMap<string, RecordAnswer>
}

export interface TaxOffice {
  /** Sends a batch of records; throws when the tax office does not answer it. */
  send(envelope: string): Promise<BatchAnswer>
}

export interface TaxOfficeSettings {
  readonly url: string
  /** Path of a PKCS #12 file; null for a stand-in. */
  readonly certificate: string | null
  readonly password: string
  readonly timeoutMs?: number
}

const REQUEST_TIMEOUT_MS = 15_000
const DEFAULT_WAIT_SECONDS = 60

/** Opens the service of the tax office for records of invoices. The certificate of the issuer is read once. */
export function openTaxOffice({
  url,
  certificate,
  password,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: TaxOfficeSettings): TaxOffice {
  const identity = certificate === null ? {} : { pfx: readFileSync(certificate), passphrase: password }
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  return {
    send: async (envelope) => {
      const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
        const signal = AbortSignal.timeout(timeoutMs)
        const headers = { 'content-type': 'text/xml; charset=utf-8' }
        const sent = request(url, { method: 'POST', headers, signal, ...identity }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
          )
          response.on('error', reject)
        })
        sent.on('error', reject)
        sent.end(envelope)
      })
      if (status !== 200) throw new Error(`The tax office responded with ${status}.`)
      return readAnswer(body)
    },
  }
}

/**
 * Reads the response to a batch. Its elements are few and have no attributes, so no XML library is needed; their
 * namespaces are ignored.
 *
 * @throws Error for another document, such as a SOAP fault
 */
export function readAnswer(body: string): BatchAnswer {
  const xml = body.replaceAll(/<(\/?)[\w-]+:/g, '<$1')
  const fault = valueIn(xml, 'faultstring')
  if (fault !== '') throw new Error(`The tax office refused the batch: ${fault}`)
  const lines = [...xml.matchAll(/<RespuestaLinea>.*?<\/RespuestaLinea>/gs)].map(([line]) => line)
  if (lines.length === 0) throw new Error('The response of the tax office has no records.')
  return {
    csv: valueIn(xml, 'CSV'),
    waitSeconds: Number(valueIn(xml, 'TiempoEsperaEnvio')) || DEFAULT_WAIT_SECONDS,
    records: new Map(lines.map((line) => [valueIn(line, 'NumSerieFactura'), toAnswer(line)])),
  }
}

function toAnswer(line: string): RecordAnswer {
  // A batch whose response was lost is sent again: its records are duplicates of accepted ones.
  const [duplicate] = /<RegistroDuplicado>.*<\/RegistroDuplicado>/s.exec(line) ?? []
  const said = duplicate ?? line
  const error = [valueIn(said, 'CodigoErrorRegistro'), valueIn(said, 'DescripcionErrorRegistro')]
    .filter(Boolean)
    .join(': ')
  const state = valueIn(said, duplicate === undefined ? 'EstadoRegistro' : 'EstadoRegistroDuplicado')
  if (/^Correct[oa]$/.test(state)) return { state: 'accepted', error: '' }
  if (/^Aceptad[oa]ConErrores$/.test(state)) return { state: 'accepted_with_errors', error }
  return { state: 'rejected', error }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function valueIn(xml: string, name: string): string {
  const text = new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replaceAll(/&(\w+);/g, (entity, key: string) => entities[key] ?? entity).trim()
}
