import { readList, type Form } from './form.ts'
import type { Provider } from './provider.ts'
import type { Intent } from './records.ts'

type Shape = Record<string, unknown>

/** The wire format of a stored object, without the sandbox's own fields. */
export function serialize(object: unknown): unknown {
  return JSON.parse(
    JSON.stringify(object, (key, value: unknown) => (key === 'behaviour' ? undefined : value)),
  )
}

/** The wire format with the requested `expand[]` paths expanded; unknown paths are ignored. */
export function serializeExpanded(provider: Provider, object: unknown, query: Form): unknown {
  const shape = serialize(object) as Shape
  for (const path of readList(query, 'expand')) expandPath(provider, shape, path.split('.'))
  return shape
}

/** The provider's list response: newest first, paged by `limit`, `starting_after` and `ending_before`. */
export function serializeList(rows: { id: string }[], url: string, page: Page): unknown {
  const after = page.startingAfter ? rows.findIndex((row) => row.id === page.startingAfter) + 1 : 0
  const before = page.endingBefore ? rows.findIndex((row) => row.id === page.endingBefore) : rows.length
  const from = page.endingBefore ? Math.max(0, before - page.limit) : after
  const until = Math.min(before, from + page.limit)
  const hasMore = page.endingBefore ? from > 0 : until < before
  return { object: 'list', data: rows.slice(from, until), has_more: hasMore, url }
}

export type Page = { limit: number; startingAfter?: string | undefined; endingBefore?: string | undefined }

/** The wire format of a payment for browsers, without customer, metadata and charge. */
export function serializeForBrowser(intent: Intent): unknown {
  const { customer: _, metadata: __, latest_charge: ___, ...publicFields } = intent
  return serialize(publicFields)
}

function expandPath(provider: Provider, shape: Shape, [step, ...rest]: string[]): void {
  if (step === undefined) return
  const value = shape[step]
  if (Array.isArray(value)) {
    value.forEach((each: Shape) => expandPath(provider, each, rest))
    return
  }
  if (typeof value === 'string') shape[step] = serialize(find(provider, value) ?? value)
  const next = shape[step]
  if (typeof next === 'object' && next !== null) expandPath(provider, next as Shape, rest)
}

function find(provider: Provider, id: string): unknown {
  if (id.startsWith('pi_')) return provider.intents.get(id)
  if (id.startsWith('ch_')) return provider.charges.get(id)
  if (id.startsWith('pm_')) return provider.methods.get(id)
  if (id.startsWith('cus_')) return provider.customers.get(id)
  return undefined
}
