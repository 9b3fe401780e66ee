import { countPages, paginate, parsePage } from '@colada/domain/catalogue/pagination'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [168, 14],
    [157, 14],
  ])('%d results: %d pages', (results, pages) => {
    expect(countPages(results)).toBe(pages)
  })

  it.each([
    ['1', 1],
    ['14', 14],
    ['15', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['01', null],
    ['x', null],
    ['', null],
    ['99999999999999', null],
  ])('parses %j of 14 as %j', (text, page) => {
    expect(parsePage(text, 14)).toBe(page)
  })

  test.prop([fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 13 })])(
    'partition the list, none empty',
    (items, perPage) => {
      const pages = countPages(items.length, perPage)
      const parts = Array.from({ length: pages }, (_, index) => paginate(items, index + 1, perPage))
      expect(parts.flat()).toEqual(items)
      if (items.length > 0) expect(parts.every((part) => part.length > 0)).toBe(true)
    },
  )
})
