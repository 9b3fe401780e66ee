import {
  defineEndpoint,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  type EndpointResponse,
} from '@colada/domain/wire/endpoint'
import type { WireStatus } from '@colada/domain/wire/status'
import { describe, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

const base = {
  name: 'renameProduct',
  subject: 'catalogue',
  summary: 'Rename a product',
  path: '/products/:id',
} as const

const renameProduct = defineEndpoint({
  ...base,
  method: 'PUT',
  access: 'customer',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ lang: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  response: { product: z.object({ id: z.number() }) },
})

describe('defineEndpoint', () => {
  test('infers params, query and body from their schemas', () => {
    expectTypeOf<EndpointParams<typeof renameProduct>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<EndpointQuery<typeof renameProduct>>().toEqualTypeOf<{ lang?: string | undefined }>()
    expectTypeOf<EndpointBody<typeof renameProduct>>().toEqualTypeOf<{ name: string }>()
  })

  test('adds the status to the response', () => {
    expectTypeOf<EndpointResponse<typeof renameProduct>>().toEqualTypeOf<{
      status: WireStatus
      product: { id: number }
    }>()
  })

  test('keeps the access as a literal', () => {
    expectTypeOf(renameProduct.access).toEqualTypeOf<'customer'>()
  })

  test('defaults the parts that are left out to the empty object', () => {
    const ping = defineEndpoint({ ...base, method: 'GET', access: 'public', response: {} })
    expectTypeOf<EndpointParams<typeof ping>>().toEqualTypeOf<Record<string, never>>()
    expectTypeOf<EndpointBody<typeof ping>>().toEqualTypeOf<Record<string, never>>()
    expectTypeOf<EndpointResponse<typeof ping>>().toEqualTypeOf<{ status: WireStatus }>()
  })

  test('rejects an unknown access, an unknown method and a missing response', () => {
    // @ts-expect-error Not an access.
    defineEndpoint({ ...base, method: 'GET', access: 'guest', response: {} })
    // @ts-expect-error Not a method of an endpoint.
    defineEndpoint({ ...base, method: 'PATCH', access: 'public', response: {} })
    // @ts-expect-error The response is missing.
    defineEndpoint({ ...base, method: 'GET', access: 'public' })
  })
})
