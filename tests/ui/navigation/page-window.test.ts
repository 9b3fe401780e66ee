import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pageWindow } from '#ui/navigation/page-window.ts'

describe('pageWindow', () => {
  test.each([
    { current: 1, count: 1, shown: '1' },
    { current: 1, count: 2, shown: '1 2' },
    { current: 3, count: 5, shown: '1 2 3 4 5' },
    { current: 1, count: 14, shown: '1 2 3 … 14' },
    { current: 4, count: 14, shown: '1 2 3 4 5 6 … 14' },
    { current: 5, count: 14, shown: '1 2 3 4 5 6 7 … 14' },
    { current: 7, count: 14, shown: '1 … 5 6 7 8 9 … 14' },
    { current: 14, count: 14, shown: '1 … 12 13 14' },
  ])('$current of $count: $shown', ({ current, count, shown }) => {
    const steps = pageWindow(current, count)
    expect(steps.map((step) => (step === 'gap' ? '…' : step)).join(' ')).toBe(shown)
  })

  const place = fc
    .integer({ min: 1, max: 300 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))

  property.prop([place])(
    'hold the ends and the current page, in order, and each gap hides two or more',
    ([current, count]) => {
      const steps = pageWindow(current, count)
      const pages = steps.filter((step) => step !== 'gap')
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, current, count]))
      steps.forEach((step, index) => {
        const before = steps[index - 1]
        const after = steps[index + 1]
        if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(step - before).toBe(1)
      })
    },
  )
})
