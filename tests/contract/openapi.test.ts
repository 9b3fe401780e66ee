import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '@colada/domain/wire/all-calls'
import { createTestApi, type TestApi } from '../api/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const bracesOf = (path: string) => `/api${path.replace(/:(\w+)/g, '{$1}')}`

interface OpenApi {
  readonly openapi: string
  readonly paths: Record<
    string,
    Record<string, { operationId?: string; security?: object[]; summary?: string }>
  >
}
const document = async () => (await api.app.inject('/api/docs/json')).json<OpenApi>()

describe('the API', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('answers %s', (_, call) => {
    expect(api.app.hasRoute({ method: call.method, url: `/api${call.path}` })).toBe(true)
  })
})

describe('the OpenAPI document', () => {
  test('describes exactly the calls of the domain', async () => {
    const { openapi, paths } = await document()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    )
    const calls = allCalls.map((call) => `${call.method} ${bracesOf(call.path)} ${call.name}`)
    expect(described.toSorted()).toEqual(calls.toSorted())
  })

  test('says who may call', async () => {
    const { paths } = await document()
    for (const call of allCalls) {
      const { security, summary } = paths[bracesOf(call.path)]![call.method.toLowerCase()]!
      expect(summary).toBe(call.summary)
      expect(Object.keys(security![0]!).includes('session'), call.name).toBe(call.access === 'customer')
    }
  })

  test('changes only on purpose', async () => {
    expect(await document()).toMatchSnapshot()
  })

  test('is read under a policy that lets nothing in from elsewhere', async () => {
    const page = await api.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/)
  })
})
