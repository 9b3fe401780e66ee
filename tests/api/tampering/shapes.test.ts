import { afterAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { type Language, languages } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status'
import { createPaymentApi } from '../payment/payment-api.ts'
import { checksumDatabase } from '../support/database-checksum.ts'
import { expectInvariants } from '../support/invariants.ts'
import { type Field, fieldsOf, type Part, replaced } from './fields.ts'
import {
  faultOfRefusal,
  type TestResponse,
  type RequestParts,
  sendRequest,
  validRequest,
} from './requests.ts'
import { registeredEndpoints, createFixture } from './fixture.ts'

const api = await createPaymentApi()
const world = await createFixture(api)
const calls = registeredEndpoints(api)
const takers = calls.filter(([, call]) => call.method === 'POST' || call.method === 'PUT')
afterAll(async () => {
  await expectInvariants(api.db)
  await api.close()
})

/** Raw JSON values, including ones that JSON.stringify does not create. */
const anywhere = [
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
const forNumbers = ['-1', '1.5', '"1e3"', '"1"', '1e15', '1e300', '1e999', '-1e999', '9007199254740993']
const forTexts = [
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
const forLists = [`[${'1,'.repeat(30_000)}1]`, `[${'{},'.repeat(20_000)}{}]`]
const inAddresses = [
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
const mark = '"@raw"'

interface Attempt {
  readonly says: string
  readonly sent: RequestParts
  /** Whether the endpoint's schema accepts the value, so that later rules decide. */
  readonly isShaped: boolean
}

function bodyAttempts(call: Endpoint): Attempt[] {
  const sound = validRequest(world, call)
  const attempt = (says: string, body: string): Attempt => ({
    says,
    sent: { ...sound, body },
    isShaped: call.body.safeParse(parsed(body)).success,
  })
  const put = ({ path }: Field, raw: string) =>
    JSON.stringify(replaced(sound.body, path, '@raw')).replace(mark, raw)
  return fieldsOf(call, 'body').flatMap((field) => {
    const name = field.path.join('.')
    const raws = [
      ...anywhere,
      ...(field.isNumber ? forNumbers : []),
      ...(field.isText ? forTexts : []),
      ...(field.isList ? forLists : []),
    ]
    const without = JSON.stringify(replaced(sound.body, field.path, undefined))
    return [
      attempt(`without ${name}`, without),
      ...raws.map((raw) => attempt(`${name} = ${raw.slice(0, 40)}`, put(field, raw))),
    ]
  })
}

/** Parses JSON; returns `undefined` for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wholeAttempts(call: Endpoint): Attempt[] {
  const { params, query, body } = validRequest(world, call)
  const text = JSON.stringify(body)
  const beside = (raw: string) =>
    text.replace(/^\{/, body && Object.keys(body).length > 0 ? `{${raw},` : `{${raw}`)
  const wholes: [string, string, Record<string, string>?][] = [
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['nothing', 'null'],
    ['half a body', text.slice(0, -1)],
    ['no number', beside('"x":NaN')],
    ['a prototype', beside('"__proto__":{"isStaff":true}')],
    ['a constructor', beside('"constructor":{"prototype":{"isStaff":true}}')],
    ['a well', beside(`"x":${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
    ['too much', beside(`"x":"${'x'.repeat(300 * 1024)}"`)],
    ['a form', 'a=b&c=d', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', text, { 'content-type': 'text/plain' }],
    ['another type', text, { 'content-type': 'application/xml' }],
  ]
  return wholes.map(([says, whole, headers]) => ({
    says,
    sent: { params, query, body: whole, ...(headers && { headers }) },
    isShaped: says === 'a well' || (says === 'nothing' && call.body.safeParse({}).success),
  }))
}

function addressAttempts(call: Endpoint): Attempt[] {
  const sound = validRequest(world, call)
  const parts: readonly Part[] = ['params', 'query']
  return parts.flatMap((part) =>
    fieldsOf(call, part).flatMap(({ path, name }) =>
      inAddresses.map((value) => {
        const changed = replaced(sound[part], path, value) as Record<string, unknown>
        const says = `${name} = ${value.slice(0, 20)} in the ${part}`
        return { says, sent: { ...sound, [part]: changed }, isShaped: call[part].safeParse(changed).success }
      }),
    ),
  )
}

/**
 * Sends invalid requests, alternating the languages, and returns the failures: a response other than a rejection in the
 * client's language, or changed data. Requests that the schema accepts may also succeed.
 */
async function faultsOf(call: Endpoint, attempts: readonly Attempt[]): Promise<string[]> {
  const refused: Attempt[] = attempts.filter(({ isShaped }) => !isShaped)
  const faults: string[] = []
  for (const attempt of attempts.filter(({ isShaped }) => isShaped)) {
    const { http } = await sendIn('es', call, attempt)
    if (http !== 200 && http !== 304) refused.push(attempt)
  }
  // Successful requests change data, so the invalid ones are sent separately, and must change nothing.
  const before = await checksumDatabase(api.db)
  for (const [index, attempt] of refused.entries()) {
    const language = languages[index % 2]!
    const reply = await sendIn(language, call, attempt)
    const fault = faultOfRefusal(reply, language)
    if (fault) faults.push(`${attempt.says}: ${fault}`)
    if (reply.code === statusCodes.notSignedIn.code)
      faults.push(`${attempt.says}: got no further than the door`)
  }
  const after = await checksumDatabase(api.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  if (changed.length > 0) faults.push(`one of them changed ${changed.join(', ')}`)
  return faults
}

function sendIn(language: Language, call: Endpoint, { sent }: Attempt): Promise<TestResponse> {
  // Public endpoints without a session, since a login closes the session it is sent with.
  return sendRequest(world, call, { ...sent, language, ...(call.access === 'public' && { session: null }) })
}

// Guard: the endpoint's schema, and one error handler for all errors (trust 6).
describe('a body with one invalid value', () => {
  it.each(takers)('is rejected by %s with a message, and changes nothing', async (_, call) => {
    expect(await faultsOf(call, bodyAttempts(call))).toEqual([])
  })
})

describe('an invalid body', () => {
  it.each(takers)('is rejected by %s', async (_, call) => {
    expect(await faultsOf(call, wholeAttempts(call))).toEqual([])
  })
})

describe('a URL with one invalid value', () => {
  const named = calls.filter(([, call]) => addressAttempts(call).length > 0)
  it.each(named)('is rejected by %s', async (_, call) => {
    expect(await faultsOf(call, addressAttempts(call))).toEqual([])
  })

  it.each(['/api/orders/%E0%A4%A', '/api/addresses/%', '/api/nothing/at/all', '/api/orders/1/2/3'])(
    'is rejected for an unknown path: %s',
    async (path) => {
      const { apiToken } = api.config
      for (const language of languages) {
        const url = `${path}?api_token=${apiToken}&lang=${language}`
        const response = await api.app.inject({
          url,
          headers: { authorization: `Bearer ${world.mine.session}` },
        })
        const { status } = response.json<{ status: { code: number; message: string } }>()
        const reply = { http: response.statusCode, ...status, text: response.body }
        expect(faultOfRefusal(reply, language)).toBeNull()
      }
    },
  )
})
