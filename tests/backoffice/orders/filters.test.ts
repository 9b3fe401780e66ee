import { describe, expect, it } from 'vitest'
import { listPath, queryOf, readFilters, typedDate } from '#backoffice/features/orders/filters.ts'
import { loginPath, pageAfterLogin } from '#backoffice/platform/paths.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the filters of the list', () => {
  it('are read from the URL, and written to it without empty ones', () => {
    const query = queryOf(new URLSearchParams('status=10&zone=&unpaid=1&other=2'))
    expect(query).toEqual({ status: '10', unpaid: '1' })
    expect(listPath(query)).toBe('/orders?status=10&unpaid=1')
    expect(listPath({ q: '' })).toBe('/orders')
  })

  it('keep the order of the list, and start at its first page', () => {
    const read = readFilters(form({ q: ' ana ', date: '05/03/2027', zone: 'madrid' }), {
      sort: 'oldest',
      after: '7',
    })
    expect(listPath(read.query)).toBe('/orders?q=ana&zone=madrid&date=2027-03-05&sort=oldest')
  })

  it('are refused with a short search or a date that does not exist', () => {
    expect(readFilters(form({ q: 'an', date: '31/02/2027' }), {}).problems).toEqual(['q', 'date'])
  })

  it('show the date as it is typed', () => {
    expect(typedDate({ date: '2027-03-05' })).toBe('05/03/2027')
    expect(typedDate({})).toBe('')
  })
})

describe('a log-in', () => {
  it('leads back to the page', () => {
    const path = loginPath('/orders?status=10')
    expect(pageAfterLogin(new URL(path, 'https://staff.example').searchParams)).toBe('/orders?status=10')
    expect(loginPath('/')).toBe('/login')
  })

  it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', '/login?next=/x'])(
    'does not lead to %j',
    (next) => {
      expect(pageAfterLogin(new URLSearchParams({ next }))).toBe('/counter')
    },
  )
})
