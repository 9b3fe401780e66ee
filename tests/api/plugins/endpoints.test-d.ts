import type { ActorForCustomer, StaffActor } from '@colada/domain/staff/actor'
import { defineEndpoint } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import type { FastifyInstance } from 'fastify'
import { describe, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { registerEndpoint } from '#api/plugins/endpoints.ts'

declare const app: FastifyInstance

const parts = {
  name: 'renameProduct',
  subject: 'catalogue',
  summary: 'Rename a product',
  method: 'PUT',
  path: '/products/:id',
  params: z.object({ id: z.coerce.number() }),
  body: z.object({ name: z.string() }),
  response: { renamed: z.boolean() },
} as const

const ofCustomers = defineEndpoint({ ...parts, access: 'customer' })
const ofStaff = defineEndpoint({ ...parts, access: { staff: ['counter'] } })
const ofEverybody = defineEndpoint({ ...parts, access: 'public' })

describe('registerEndpoint', () => {
  test('passes the validated input to the handler', () => {
    registerEndpoint(app, ofCustomers, async ({ params, body, language }) => {
      expectTypeOf(params).toEqualTypeOf<{ id: number }>()
      expectTypeOf(body).toEqualTypeOf<{ name: string }>()
      expectTypeOf(language).toEqualTypeOf<Language>()
      return { renamed: true }
    })
  })

  test('passes who may send the request', () => {
    registerEndpoint(app, ofCustomers, async ({ actor }) => {
      expectTypeOf(actor).toEqualTypeOf<ActorForCustomer>()
      return { renamed: true }
    })
    registerEndpoint(app, ofStaff, async ({ actor }) => {
      expectTypeOf(actor).toEqualTypeOf<StaffActor>()
      return { renamed: true }
    })
    registerEndpoint(app, ofEverybody, async ({ actor }) => {
      expectTypeOf(actor).toEqualTypeOf<null>()
      return { renamed: true }
    })
  })

  test('requires the response of the contract, without its status', () => {
    registerEndpoint(app, ofCustomers, async () => ({ renamed: true, statusName: 'ok' }))
    // @ts-expect-error A part of the response is missing.
    registerEndpoint(app, ofCustomers, async () => ({}))
    // @ts-expect-error A part of the response has another type.
    registerEndpoint(app, ofCustomers, async () => ({ renamed: 'yes' }))
    // @ts-expect-error Not a status.
    registerEndpoint(app, ofCustomers, async () => ({ renamed: true, statusName: 'fine' }))
  })
})
