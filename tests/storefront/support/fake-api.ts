import { vi } from 'vitest'
import { setLiveStore } from '#storefront/platform/store/late.ts'
import { type AppStore, createBrowserStore } from '#storefront/platform/store/store.ts'

/** A call that the page made. */
export interface Made {
  readonly call: string
  readonly body: unknown
}

export type Answers = Readonly<Record<string, (body: never) => Response | Promise<Response>>>

/**
 * An API that answers as a test says, by `METHOD /path`, and a store that speaks to it. What is asked without an answer
 * fails as a lost line does.
 */
export function fakeApi(answers: Answers): { readonly made: Made[]; readonly store: AppStore } {
  const made: Made[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.slice('/api'.length).split('?')[0]!
    const call = `${init.method} ${path}`
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null
    made.push({ call, body })
    const answer = answers[call]
    if (!answer) throw new TypeError(`Nobody answers ${call}`)
    return answer(body as never)
  })
  const store = createBrowserStore()
  setLiveStore(store)
  return { made, store }
}

const ok = { code: 200, message: '' }

export const answered = (fields: object = {}) => Response.json({ status: ok, ...fields })

export const refused = (code: number, http: number, fields: object = {}) =>
  Response.json({ status: { code, message: 'No' }, ...fields }, { status: http })
