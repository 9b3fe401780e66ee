import type { Endpoint, EndpointResponse } from '@colada/domain/wire/endpoint'
import { failureSchema } from '@colada/domain/wire/status'
import { statusCodes, type StatusName } from '@colada/domain/wire/status-codes'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'

const ok = { code: statusCodes.ok.code, message: 'OK' }

const methodOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'

const urlOf = ({ path }: Endpoint) => `/api${path}`

type Fields<C extends Endpoint> = Omit<EndpointResponse<C>, 'status'>

/** Responds with the given fields. The endpoint's response schema validates them, so fixtures cannot become outdated. */
export const respond = <C extends Endpoint>(
  endpoint: C,
  fields: Fields<C> | ((body: unknown) => Fields<C>),
): RequestHandler =>
  http[methodOf(endpoint)](urlOf(endpoint), async ({ request }) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const response = typeof fields === 'function' ? (fields as (body: unknown) => Fields<C>)(body) : fields
    return HttpResponse.json(endpoint.response.parse({ status: ok, ...response }) as Record<string, never>)
  })

/** Responds with an error status; `fields` are added to the response. */
export const respondError = (
  endpoint: Endpoint,
  name: StatusName,
  message: string,
  fields: object = {},
): RequestHandler => {
  const { code, http: status } = statusCodes[name]
  const failure = failureSchema.parse({ status: { code, message }, ...fields })
  return http[methodOf(endpoint)](urlOf(endpoint), () =>
    HttpResponse.json({ ...fields, ...failure } as object as Record<string, never>, { status }),
  )
}

/** The request stays pending. */
export const neverRespond = (endpoint: Endpoint): RequestHandler =>
  http[methodOf(endpoint)](urlOf(endpoint), async () => {
    await delay('infinite')
    return HttpResponse.error()
  })

/** The request fails with a network error. */
export const failNetwork = (endpoint: Endpoint): RequestHandler =>
  http[methodOf(endpoint)](urlOf(endpoint), () => HttpResponse.error())
