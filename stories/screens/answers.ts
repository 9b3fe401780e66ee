import type { Endpoint, EndpointResponse } from '@colada/domain/wire/endpoint'
import { failureSchema, statusCodes, type StatusName } from '@colada/domain/wire/status'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'

const ok = { code: statusCodes.ok.code, message: 'OK' }

const methodOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'

const addressOf = ({ path }: Endpoint) => `/api${path}`

type Fields<C extends Endpoint> = Omit<EndpointResponse<C>, 'status'>

/** Answers a call as the API would; the call's own schema reads the answer, so that a fixture cannot drift. */
export const answer = <C extends Endpoint>(
  call: C,
  fields: Fields<C> | ((body: unknown) => Fields<C>),
): RequestHandler =>
  http[methodOf(call)](addressOf(call), async ({ request }) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const given = typeof fields === 'function' ? (fields as (body: unknown) => Fields<C>)(body) : fields
    return HttpResponse.json(call.response.parse({ status: ok, ...given }) as Record<string, never>)
  })

/** Refuses a call with a status of the table; `fields` is what such a refusal brings along. */
export const refuse = (
  call: Endpoint,
  name: StatusName,
  message: string,
  fields: object = {},
): RequestHandler => {
  const { code, http: status } = statusCodes[name]
  const failure = failureSchema.parse({ status: { code, message }, ...fields })
  return http[methodOf(call)](addressOf(call), () =>
    HttpResponse.json({ ...fields, ...failure } as object as Record<string, never>, { status }),
  )
}

/** A call whose answer does not come: what is seen while waiting. */
export const keepWaiting = (call: Endpoint): RequestHandler =>
  http[methodOf(call)](addressOf(call), async () => {
    await delay('infinite')
    return HttpResponse.error()
  })

/** A call that gets no answer at all. */
export const lose = (call: Endpoint): RequestHandler =>
  http[methodOf(call)](addressOf(call), () => HttpResponse.error())
