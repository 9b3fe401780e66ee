import { vi } from 'vitest'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'

/** A request to the fake API. */
export interface ApiRequest {
  readonly call: string
  readonly body: unknown
}

/** Responses by `METHOD /path`. */
export type Handlers = Readonly<Record<string, (body: never) => Response | Promise<Response>>>

/**
 * Replaces `fetch` by an API with these handlers. A request without a handler fails like one without a network.
 *
 * @returns The requests so far and a store to make requests with.
 */
export function fakeApi(handlers: Handlers): { readonly requests: ApiRequest[]; readonly store: AppStore } {
  const requests: ApiRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.slice('/api'.length).split('?')[0]!
    const call = `${init.method} ${path}`
    const body: unknown = init.body ? JSON.parse(init.body as string) : null
    requests.push({ call, body })
    const handle = handlers[call]
    if (!handle) throw new TypeError(`No handler for ${call}`)
    return handle(body as never)
  })
  return { requests, store: createStore() }
}

export const ok = (fields: object = {}) => Response.json({ status: { code: 200, message: '' }, ...fields })

export const rejected = (code: number, http: number, fields: object = {}) =>
  Response.json({ status: { code, message: 'No' }, ...fields }, { status: http })
