import { expect, it } from 'vitest'
import { toCashCount } from '#backoffice/features/drawer/cash-pieces.ts'

it('leaves out coins and notes without pieces', () => {
  expect(toCashCount({})).toEqual({})
  expect(toCashCount({ '5000': '2', '200': '', '1': '0', '50': '007' })).toEqual({ '5000': 2, '50': 7 })
})
