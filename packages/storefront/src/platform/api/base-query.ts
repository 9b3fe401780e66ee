import { createBaseQuery, type EndpointRequest } from '@colada/client/api/base-query'
import type { RootState } from '../store/root-reducer.ts'
import { selectUrlParams } from '../store/visit-slice.ts'
import { sessionEvents } from './session-events.ts'

const sendRequest = createBaseQuery(sessionEvents)

/** RTK Query's base query: a request in the customer's session, with the campaign parameters of the visit. */
export const baseQuery: typeof sendRequest = (request, api, options) =>
  sendRequest(
    { ...request, body: withUrlParams(request, selectUrlParams(api.getState() as RootState)) },
    api,
    options,
  )

/** Adds the campaign parameters of the visit to the body of an endpoint that takes them (spec 001 §7). */
function withUrlParams({ endpoint, body }: EndpointRequest, urlParams: string): unknown {
  const { urlParamsField } = endpoint
  if (urlParamsField === undefined || urlParams === '') return body
  if (!(body instanceof FormData)) return { ...(body as object), [urlParamsField]: urlParams }
  body.set(urlParamsField, urlParams)
  return body
}
