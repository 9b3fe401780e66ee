import { vi } from 'vitest'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'

/** A request of the page. */
export interface Made {
  readonly call: string
  readonly body: unknown
}

export type Answers = Readonly<Record<string, (body: never) => Response | Promise<Response>>>

/**
 * Replaces `fetch` by an API with these responses by `METHOD /path`. A request without a response fails like one
 * without a network.
 *
 * @returns The requests so far and a store to make requests with.
 */
export function fakeApi(answers: Answers): { readonly made: Made[]; readonly store: AppStore } {
  const made: Made[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.slice('/api'.length).split('?')[0]!
    const call = `${init.method} ${path}`
    const body: unknown = init.body ? JSON.parse(init.body as string) : null
    made.push({ call, body })
    const answer = answers[call]
    if (!answer) throw new TypeError(`No answer for ${call}`)
    return answer(body as never)
  })
  return { made, store: createStore() }
}

const ok = { code: 200, message: '' }

export const answered = (fields: object = {}) => Response.json({ status: ok, ...fields })

export const refused = (code: number, http: number, fields: object = {}) =>
  Response.json({ status: { code, message: 'No' }, ...fields }, { status: http })
