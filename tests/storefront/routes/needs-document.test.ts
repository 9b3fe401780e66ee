import { expect, it } from 'vitest'
import { needsDocument } from '#storefront/platform/routes/go-to.ts'

it.each([
  ['/pago/3', true],
  ['/en/zone/barcelona', true],
  ['/cobertura/madrid?utm=1#stores', true],
  ['/blog.xml', true],
  ['/cobertura/sevilla', false],
  ['/cobertura', true],
  ['/cobertura/bilbao', true],
  ['/contacto', false],
])('a link to %s loads a document: %s', (path, isNeeded) => {
  expect(needsDocument(path)).toBe(isNeeded)
})
