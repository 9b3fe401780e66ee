import { expect, it } from 'vitest'
import { apiPathOf } from '#server/gateway/api-path.ts'

it.each([
  ['/api/staff/orders?status=1', 'staff/orders'],
  ['/api/%73taff/orders', 'staff/orders'],
  ['/api/x/../staff', 'staff'],
  ['/api/x/%2e%2e/staff', 'staff'],
  ['/api/x\\..\\staff', 'staff'],
  ['/api//staff', 'staff'],
  ['/api/%E0%A4%A', ''],
  ['/other', ''],
])('reads %s as the API does', (url, path) => {
  expect(apiPathOf(url)).toBe(path)
})
