import { allEndpoints } from '@colada/domain/all-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../api/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const openApiPath = (path: string) => `/api${path.replace(/:(\w+)/g, '{$1}')}`

interface OpenApi {
  readonly openapi: string
  readonly paths: Record<
    string,
    Record<string, { operationId?: string; security?: object[]; summary?: string }>
  >
}
const document = async () => (await api.app.inject('/api/docs/json')).json<OpenApi>()

/** The order of routes is that of their registration. */
const sortKeys = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

describe('the API', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'has a route for %s',
    (_, endpoint) => {
      expect(api.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true)
    },
  )
})

describe('the OpenAPI document', () => {
  test('lists exactly the endpoints of the domain', async () => {
    const { openapi, paths } = await document()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    )
    const defined = allEndpoints.map(({ method, path, name }) => `${method} ${openApiPath(path)} ${name}`)
    expect(described.toSorted()).toEqual(defined.toSorted())
  })

  test('requires a session for the endpoints of customers only', async () => {
    const { paths } = await document()
    for (const { name, method, path, access, summary: expected } of allEndpoints) {
      const { security, summary } = paths[openApiPath(path)]![method.toLowerCase()]!
      expect(summary).toBe(expected)
      expect(Object.keys(security![0]!).includes('session'), name).toBe(
        access === 'customer' || access === 'customer-only',
      )
    }
  })

  test('is packages/api/openapi.json (npm run test:unit -- tests/contract/openapi.test.ts -u writes it)', async () => {
    const { paths, ...rest } = await document()
    const sorted = { ...rest, paths: sortKeys(paths) }
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(
      '../../packages/api/openapi.json',
    )
  })

  test('has every schema that it refers to', async () => {
    const text = JSON.stringify(await document())
    const { components } = JSON.parse(text) as { components: { schemas: object } }
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(named).not.toEqual([])
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(named))
  })

  test('is displayed under a Content-Security-Policy without other origins and inline scripts', async () => {
    const page = await api.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/)
  })
})
