import { expect, it } from 'vitest'
import { needsDocument, withUrlParams } from '#storefront/platform/routes/go-to.ts'

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

it.each([
  ['/en/login-facebook', 'utm_source=a', '/en/login-facebook?utm_source=a'],
  ['/cobertura/madrid?page=2#stores', 'sponsor=b', '/cobertura/madrid?page=2&sponsor=b#stores'],
  ['/en', '', '/en'],
  ['/blog.xml', 'utm_source=a', '/blog.xml'],
])('a document of the visit is %s with %s: %s', (path, urlParams, expected) => {
  expect(withUrlParams(path, urlParams)).toBe(expected)
})
