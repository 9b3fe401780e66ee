import type { Endpoint } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { messages } from '#api/locales/messages.ts'
import { isRequired, valuesOf } from './field-values.ts'
import { shapeOf, type Part } from './fields.ts'
import type { TamperingFixture } from './fixture.ts'

type Values = Record<string, unknown>

/** The parts of a request. */
export interface Draft {
  readonly params: Values
  readonly query: Values
  readonly body: Values
}

/** Generates a valid request from the endpoint's schema. */
export function validRequest(fixture: TamperingFixture, call: Endpoint): Draft {
  const part = (name: Part): Values => {
    const shape = shapeOf(call, name)
    const draft: Values = {}
    for (const field of Object.keys(shape.properties ?? {})) {
      if (!shape.required?.includes(field) && !isRequired(call, field)) continue
      const values = valuesOf(call, field)
      if (!values?.valid) throw new Error(`Add a valid "${field}" of ${call.name} to field-values.ts.`)
      draft[field] = values.valid(fixture, draft)
    }
    return draft
  }
  return { params: part('params'), query: part('query'), body: part('body') }
}

export interface RequestParts {
  readonly params?: Values
  readonly query?: Values
  /** A string is sent as it is, since it need not be valid JSON. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly language?: Language
  /** By default the tampering customer's session, on endpoints of staff that of a member with all roles; `null` for none. */
  readonly session?: string | null
}

export interface TestResponse {
  readonly http: number
  readonly code: number
  readonly message: string
  /** The full body, for comparisons. */
  readonly text: string
}

/** Sends a request. */
export async function sendRequest(
  { api, attacker, staffSession }: TamperingFixture,
  call: Endpoint,
  sent: RequestParts,
): Promise<TestResponse> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(sent.params?.[name])),
  )
  const query = new URLSearchParams({
    api_token: api.config.apiToken,
    device_type: 'browser',
    lang: sent.language ?? 'es',
  })
  for (const [name, value] of Object.entries(sent.query ?? {})) query.set(name, String(value))
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  const ownSession = typeof call.access === 'object' ? staffSession : attacker.session
  const session = sent.session === undefined ? ownSession : sent.session
  const response = await api.app.inject({
    method: call.method,
    url: `/api${path}?${query}`,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(session !== null && { authorization: `Bearer ${session}` }),
      ...(call.access === 'operations' && { 'x-operations-key': api.config.operationsKey }),
      ...sent.headers,
    },
    ...(hasBody && { payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body ?? {}) }),
  })
  const body = parseBody(response.body)
  return {
    http: response.statusCode,
    code: body.status?.code ?? 0,
    message: body.status?.message ?? '',
    text: response.body,
  }
}

function parseBody(body: string): { status?: { code: number; message: string } } {
  return body.startsWith('{') ? (JSON.parse(body) as ReturnType<typeof parseBody>) : {}
}

/** Returns an error message for an incorrect rejection, `null` for a correct one. */
export function findRejectionError(reply: TestResponse, language: Language): string | null {
  const { http, code, message } = reply
  if (http < 400 || http > 499) return `returned ${http} (${code})`
  const names = Object.entries(statusCodes).filter(
    ([, status]) => status.code === code && status.http === http,
  )
  if (names.length === 0) return `returned ${http} with the unknown code ${code}`
  const translations: Record<string, string> = messages[language].status
  if (!names.some(([name]) => translations[name] === message)) return `returned "${message}" for ${language}`
  return null
}
