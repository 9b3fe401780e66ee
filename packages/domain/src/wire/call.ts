import * as z from 'zod/mini'
import { statusSchema } from './status.ts'

/**
 * Who may make a call: anybody, a signed-in customer, or operations with `OPERATIONS_KEY`.
 * Ownership of the things a call names is checked beside it, in the query itself (trust 4).
 */
export type CallAccess = 'public' | 'customer' | 'operations'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the shop's API (spec 001 §7). API routes, RTK Query endpoints and the OpenAPI document are all
 * made from this entry. Wire names are the spec's; the `to…` functions beside each call translate them.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string
  readonly method: CallMethod
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string
  readonly access: CallAccess
  readonly summary: string
  /** True for calls that the specification does not name and that are ours, in its style. */
  readonly ours?: boolean
  /** True when the call costs money and honours `Idempotency-Key` (trust 1). */
  readonly idempotent?: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
}

const nothing = z.object({})
type Nothing = typeof nothing

interface CallOptions<Access, P, Q, B, A> extends Omit<
  Call,
  'access' | 'params' | 'query' | 'body' | 'answer'
> {
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: A
}

/** Describes a call; parts that are left out are empty objects. `status` is added to the answer. */
export function defineCall<
  Access extends CallAccess,
  Answer extends z.core.$ZodLooseShape,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(options: CallOptions<Access, Params, Query, Body, Answer>) {
  return {
    ...options,
    params: (options.params ?? nothing) as Params,
    query: (options.query ?? nothing) as Query,
    body: (options.body ?? nothing) as Body,
    answer: z.object({ status: statusSchema, ...options.answer }),
  } as const
}

export type CallParams<C extends Pick<Call, 'params'>> = z.infer<C['params']>
export type CallQuery<C extends Pick<Call, 'query'>> = z.infer<C['query']>
export type CallBody<C extends Pick<Call, 'body'>> = z.infer<C['body']>
export type CallAnswer<C extends Pick<Call, 'answer'>> = z.infer<C['answer']>

/** The path of a call with its parameters filled in, each percent-encoded. */
export function callPath(call: Pick<Call, 'path'>, params: Record<string, string | number> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Call path ${call.path} needs the parameter "${name}".`)
    return encodeURIComponent(value)
  })
}
