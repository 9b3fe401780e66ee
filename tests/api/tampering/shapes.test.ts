import type { Endpoint } from '@colada/domain/wire/endpoint'
import { type Language, languages } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterAll, describe, expect, it } from 'vitest'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { type Field, fieldsOf, type Part, replaced } from './fields.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'
import {
  findRejectionError,
  type TestResponse,
  type RequestParts,
  sendRequest,
  validRequest,
} from './requests.ts'

const api = await createPaymentApi()
const fixture = await createFixture(api)
const endpoints = registeredEndpoints(api)
const endpointsWithBody = endpoints.filter(([, call]) => call.method === 'POST' || call.method === 'PUT')
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

/** Raw JSON values, including ones that JSON.stringify does not create. */
const valuesForAll = [
  'null',
  'true',
  '"x"',
  '""',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"isStaff":true}}',
  '{"length":1e9}',
]
const valuesForNumbers = ['-1', '1.5', '"1e3"', '"1"', '1e15', '1e300', '1e999', '-1e999', '9007199254740993']
const valuesForStrings = [
  JSON.stringify('a'.repeat(50_000)),
  JSON.stringify('👩‍👩‍👧‍👦🧺'.repeat(8)),
  '"a\\u0000b"',
  '"\\ud800"',
  JSON.stringify("' or '1'='1"),
  JSON.stringify('<img src=x onerror=alert(1)>'),
  JSON.stringify('{{7*7}}${7*7}%s%n'),
  JSON.stringify('../../etc/passwd'),
  JSON.stringify('\u202etxt.exe'),
]
/** The maximum body size. */
const valuesForArrays = [`[${'1,'.repeat(30_000)}1]`, `[${'{},'.repeat(20_000)}{}]`]
const valuesForUrls = [
  'abc',
  '-1',
  '1.5',
  '1e3',
  '1e300',
  '9007199254740993',
  '\0',
  '👩‍👩‍👧‍👦',
  '__proto__',
  '..',
  '%2e%2e',
  ' ',
  "1' or 1=1",
  'x'.repeat(300),
]

/** A placeholder in the body for raw JSON. */
const placeholder = '"@raw"'

interface Attempt {
  readonly description: string
  readonly sent: RequestParts
  /** Whether the endpoint's schema accepts the value, so that later rules decide. */
  readonly isSchemaValid: boolean
}

function bodyAttempts(call: Endpoint): Attempt[] {
  const valid = validRequest(fixture, call)
  const attempt = (description: string, body: string): Attempt => ({
    description,
    sent: { ...valid, body },
    isSchemaValid: call.body.safeParse(tryParse(body)).success,
  })
  const setField = ({ path }: Field, raw: string) =>
    JSON.stringify(replaced(valid.body, path, '@raw')).replace(placeholder, raw)
  return fieldsOf(call, 'body').flatMap((field) => {
    const name = field.path.join('.')
    const rawValues = [
      ...valuesForAll,
      ...(field.isNumber ? valuesForNumbers : []),
      ...(field.isText ? valuesForStrings : []),
      ...(field.isList ? valuesForArrays : []),
    ]
    const without = JSON.stringify(replaced(valid.body, field.path, undefined))
    const changed = rawValues.map((raw) => attempt(`${name} = ${raw.slice(0, 40)}`, setField(field, raw)))
    return [
      attempt(`without ${name}`, without),
      // A wrong PIN is recorded, and the fifth ends the session: `staff/pin.test.ts` is about that.
      ...changed.filter(({ isSchemaValid }) => name !== 'pin' || !isSchemaValid),
    ]
  })
}

/** Parses JSON; returns `undefined` for invalid JSON. */
function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function malformedBodyAttempts(call: Endpoint): Attempt[] {
  const { params, query, body } = validRequest(fixture, call)
  const text = JSON.stringify(body)
  const withExtraField = (raw: string) =>
    text.replace(/^\{/, body && Object.keys(body).length > 0 ? `{${raw},` : `{${raw}`)
  const bodies: [string, string, Record<string, string>?][] = [
    ['an array', '[]'],
    ['a string', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
    ['truncated JSON', text.slice(0, -1)],
    ['NaN', withExtraField('"x":NaN')],
    ['a __proto__ key', withExtraField('"__proto__":{"isStaff":true}')],
    ['a constructor key', withExtraField('"constructor":{"prototype":{"isStaff":true}}')],
    ['deeply nested', withExtraField(`"x":${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
    ['a body above the size limit', withExtraField(`"x":"${'x'.repeat(300 * 1024)}"`)],
    ['a URL-encoded form', 'a=b&c=d', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', text, { 'content-type': 'text/plain' }],
    ['another type', text, { 'content-type': 'application/xml' }],
  ]
  return bodies.map(([description, bodyText, headers]) => ({
    description,
    sent: { params, query, body: bodyText, ...(headers && { headers }) },
    isSchemaValid:
      description === 'deeply nested' || (description === 'null' && call.body.safeParse({}).success),
  }))
}

function urlAttempts(call: Endpoint): Attempt[] {
  const valid = validRequest(fixture, call)
  const parts: readonly Part[] = ['params', 'query']
  return parts.flatMap((part) =>
    fieldsOf(call, part).flatMap(({ path, name }) =>
      valuesForUrls.map((value) => {
        const changed = replaced(valid[part], path, value) as Record<string, unknown>
        const description = `${name} = ${value.slice(0, 20)} in the ${part}`
        return {
          description,
          sent: { ...valid, [part]: changed },
          isSchemaValid: call[part].safeParse(changed).success,
        }
      }),
    ),
  )
}

/**
 * Sends invalid requests, alternating the languages, and returns the failures: a response other than a rejection in the
 * client's language, or changed data. Requests that the schema accepts may also succeed.
 */
async function faultsOf(call: Endpoint, attempts: readonly Attempt[]): Promise<string[]> {
  const rejected: Attempt[] = attempts.filter(({ isSchemaValid }) => !isSchemaValid)
  const faults: string[] = []
  for (const attempt of attempts.filter(({ isSchemaValid }) => isSchemaValid)) {
    const { http } = await sendIn('es', call, attempt)
    if (http !== 200 && http !== 304) rejected.push(attempt)
  }
  // Successful requests change data, so the invalid ones are sent separately, and must change nothing.
  const before = await checksumDatabase(api.db)
  for (const [index, attempt] of rejected.entries()) {
    const language = languages[index % 2]!
    const response = await sendIn(language, call, attempt)
    const fault = findRejectionError(response, language)
    if (fault) faults.push(`${attempt.description}: ${fault}`)
    if (response.code === statusCodes.notSignedIn.code)
      faults.push(`${attempt.description}: was rejected by authentication`)
  }
  const after = await checksumDatabase(api.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  if (changed.length > 0) faults.push(`changed the tables ${changed.join(', ')}`)
  return faults
}

function sendIn(language: Language, call: Endpoint, { sent }: Attempt): Promise<TestResponse> {
  // Public endpoints without a session, since a login closes the session it is sent with.
  return sendRequest(fixture, call, { ...sent, language, ...(call.access === 'public' && { session: null }) })
}

// Guard: the endpoint's schema, and one error handler for all errors (trust 6).
describe('a body with one invalid value', () => {
  it.each(endpointsWithBody)('is rejected by %s with a message, and changes nothing', async (_, call) => {
    expect(await faultsOf(call, bodyAttempts(call))).toEqual([])
  })
})

describe('an invalid body', () => {
  it.each(endpointsWithBody)('is rejected by %s', async (_, call) => {
    expect(await faultsOf(call, malformedBodyAttempts(call))).toEqual([])
  })
})

describe('a URL with one invalid value', () => {
  const endpointsWithParameters = endpoints.filter(([, call]) => urlAttempts(call).length > 0)
  it.each(endpointsWithParameters)('is rejected by %s', async (_, call) => {
    expect(await faultsOf(call, urlAttempts(call))).toEqual([])
  })

  it.each(['/api/orders/%E0%A4%A', '/api/addresses/%', '/api/nothing/at/all', '/api/orders/1/2/3'])(
    'is rejected for an unknown path: %s',
    async (path) => {
      const { apiToken } = api.config
      for (const language of languages) {
        const url = `${path}?api_token=${apiToken}&lang=${language}`
        const response = await api.app.inject({
          url,
          headers: { authorization: `Bearer ${fixture.attacker.session}` },
        })
        const { status } = response.json<{ status: { code: number; message: string } }>()
        const outcome = { http: response.statusCode, ...status, text: response.body }
        expect(findRejectionError(outcome, language)).toBeNull()
      }
    },
  )
})
