import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const wireSession = z.object({
  id: z.number(),
  /** Browser and system, such as "Chrome, Android"; empty when unknown. */
  device: z.string(),
  /** Epoch seconds, as all instants. */
  created_at: z.number(),
  last_used_at: z.number(),
  /** 1: the session of the request. */
  is_current: flag,
})

export const getSessions = defineEndpoint({
  name: 'getSessions',
  subject: 'account',
  method: 'GET',
  path: '/sessions',
  access: 'customer-only',
  isExtension: true,
  summary: 'Open sessions of the customer',
  response: { sessions: z.array(wireSession) },
})

/** Ends one session. The customer's current one is ended by log-out. */
export const endSession = defineEndpoint({
  name: 'endSession',
  subject: 'account',
  method: 'DELETE',
  path: '/sessions/:id',
  access: 'customer-only',
  isExtension: true,
  summary: 'End a session of the customer',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  subject: 'account',
  method: 'DELETE',
  path: '/sessions',
  access: 'customer-only',
  isExtension: true,
  summary: 'End all sessions of the customer but this one',
  response: { ended: z.number() },
})
