import { formatBirthDate, parseBirthDate } from '@colada/domain/account/birth-date'
import { MIN_SEARCH_CHARACTERS } from '@colada/domain/staff/orders-contract'

/** Filters, order and page of the list, by the names of their parameters in the URL and in the call. */
export const parameters = [
  'q',
  'status',
  'zone',
  'store',
  'date',
  'unpaid',
  'incident',
  'business',
  'sort',
  'after',
] as const
export type OrderQuery = Readonly<Partial<Record<(typeof parameters)[number], string>>>

/** Reads the parameters that the URL has. */
export function queryOf(search: URLSearchParams): OrderQuery {
  const given = parameters.flatMap((name) => {
    const value = search.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(given)
}

/** The URL of the list, without empty parameters. */
export function listPath(query: OrderQuery): string {
  const search = String(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')))
  return search === '' ? '/orders' : `/orders?${search}`
}

export type FilterProblem = 'date' | 'q'

interface FilterReading {
  readonly query: OrderQuery
  readonly problems: readonly FilterProblem[]
}

/** Reads the form of the filters, whose date is DD/MM/YYYY. `query` is for the list when `problems`, the wrong fields, is empty. */
export function readFilters(form: FormData, { sort }: OrderQuery): FilterReading {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [q, typedDate] = [text('q'), text('date')]
  const date = typedDate === '' ? '' : parseBirthDate(typedDate)
  const problems: FilterProblem[] = [
    ...(q !== '' && q.length < MIN_SEARCH_CHARACTERS ? (['q'] as const) : []),
    ...(date === null ? (['date'] as const) : []),
  ]
  const rest = Object.fromEntries(
    ['status', 'zone', 'store', 'unpaid', 'incident', 'business'].map((name) => [name, text(name)]),
  )
  return { query: { q, ...rest, date: date ?? '', sort: sort ?? '' }, problems }
}

/** A date of the URL as the field shows it. */
export function typedDate({ date = '' }: OrderQuery): string {
  return date === '' ? '' : formatBirthDate(date)
}
