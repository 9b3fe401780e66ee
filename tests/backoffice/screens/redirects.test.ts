import { describe, expect, it } from 'vitest'
import { clientLoader as closing } from '../../../packages/backoffice/src/screens/closing.tsx'
import { clientLoader as newOrder } from '../../../packages/backoffice/src/screens/new-order.tsx'

const at = (path: string) => ({ request: new Request(`http://localhost${path}`) })

describe('a screen about one thing that its address does not name', () => {
  it.each([
    [newOrder, '/counter/new', '/counter'],
    [closing, '/drawer/closing', '/drawer'],
  ])('leads to where it is chosen', (load, path, target) => {
    expect((load(at(path)) as Response).headers.get('location')).toBe(target)
  })

  it.each([
    [newOrder, '/counter/new?customer=7'],
    [closing, '/drawer/closing?drawer=7'],
  ])('is shown when it is named', (load, path) => {
    expect(load(at(path))).toBeNull()
  })
})
