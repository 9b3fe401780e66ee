import { readList, type Form } from './form.ts'
import type { Provider } from './provider.ts'
import type { Intent } from './records.ts'

type Shape = Record<string, unknown>

/** The wire form of any kept object: what is the sandbox's own stays here. */
export function present(object: unknown): unknown {
  return JSON.parse(
    JSON.stringify(object, (key, value: unknown) => (key === 'behaviour' ? undefined : value)),
  )
}

/** The wire form with the asked-for `expand[]` paths filled in; paths that lead nowhere are passed over. */
export function presentExpanded(provider: Provider, object: unknown, query: Form): unknown {
  const shape = present(object) as Shape
  for (const path of readList(query, 'expand')) expandPath(provider, shape, path.split('.'))
  return shape
}

/** A list answer of the provider: newest first, paged by `limit`, `starting_after` and `ending_before`. */
export function presentList(rows: { id: string }[], url: string, page: Page): unknown {
  const after = page.startingAfter ? rows.findIndex((row) => row.id === page.startingAfter) + 1 : 0
  const before = page.endingBefore ? rows.findIndex((row) => row.id === page.endingBefore) : rows.length
  const from = page.endingBefore ? Math.max(0, before - page.limit) : after
  const until = Math.min(before, from + page.limit)
  const hasMore = page.endingBefore ? from > 0 : until < before
  return { object: 'list', data: rows.slice(from, until), has_more: hasMore, url }
}

export type Page = { limit: number; startingAfter?: string | undefined; endingBefore?: string | undefined }

/** What a browser may see of a payment: nothing about the customer or the shop's own notes. */
export function presentToBrowser(intent: Intent): unknown {
  const { customer: _, metadata: __, latest_charge: ___, ...shown } = intent
  return present(shown)
}

function expandPath(provider: Provider, shape: Shape, [step, ...rest]: string[]): void {
  if (step === undefined) return
  const value = shape[step]
  if (Array.isArray(value)) {
    value.forEach((each: Shape) => expandPath(provider, each, rest))
    return
  }
  if (typeof value === 'string') shape[step] = present(find(provider, value) ?? value)
  const reached = shape[step]
  if (typeof reached === 'object' && reached !== null) expandPath(provider, reached as Shape, rest)
}

function find(provider: Provider, id: string): unknown {
  if (id.startsWith('pi_')) return provider.intents.get(id)
  if (id.startsWith('ch_')) return provider.charges.get(id)
  if (id.startsWith('pm_')) return provider.methods.get(id)
  if (id.startsWith('cus_')) return provider.customers.get(id)
  return undefined
}
