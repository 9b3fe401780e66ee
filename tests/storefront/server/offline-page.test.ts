import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@colada/domain/content/company'
import { scale } from '@colada/tokens/scale'
import { createThemes } from '@colada/tokens/themes/themes'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import english from '#storefront/locales/en/shell.json' with { type: 'json' }
import spanish from '#storefront/locales/es/shell.json' with { type: 'json' }
import { findStoredItem } from '#storefront/platform/privacy/stored-items.ts'
import { offlineCacheName } from '#storefront/platform/store/storage-keys.ts'
import { offlinePaths, offlineRoutes, offlineStyle } from '#storefront/server/offline-page.ts'

const worker = join(import.meta.dirname, '../../../packages/storefront/public/sw.js')
let files: string
let app: FastifyInstance

beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'offline-'))
  await cp(worker, join(files, 'sw.js'))
  app = fastify()
  await offlineRoutes(app, files)
})
afterEach(async () => {
  await app.close()
  await rm(files, { recursive: true })
})

it.each([
  ['es', spanish],
  ['en', english],
] as const)('sends the page in %s, whose script and style its policy allows', async (language, words) => {
  const { headers, body } = await app.inject(offlinePaths[language])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-\S+';/)
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-\S+';/)
  expect(body).toContain(`<html lang="${language}">`)
  for (const text of [words.offline.title, words.offline.text, words.retry]) expect(body).toContain(text)
  expect(headers['content-security-policy']).toMatch(/font-src 'self' data:;/)
  expect(body).toContain(`href="tel:${company.phone}"`)
  expect(body).toMatch(/<svg aria-hidden="true" [^>]*width="320" height="240"/)
  expect(body, 'needs no other file').not.toMatch(/ (src|href)="(?!tel:)[^"]|url\((?!data:|#)/)
})

it('uses the colours of the light and the dark theme', () => {
  const { light, dark } = createThemes(scale)
  const colours = ({ color }: typeof light) => [
    color.surface.page,
    color.text.primary,
    color.text.secondary,
    color.text.brand,
    color.action.primary.solid.rest,
  ]
  const used = new Set(offlineStyle.match(/#[\dA-F]{6}/g))
  expect(used).toEqual(new Set([...colours(light), light.color.action.primary.foreground, ...colours(dark)]))
  expect(dark.color.action.primary.foreground).toBe(light.color.action.primary.foreground)
})

it('sends a service worker that stores these pages in the documented cache, and is never cached itself', async () => {
  const { headers, body } = await app.inject('/sw.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  for (const text of [offlineCacheName, ...Object.values(offlinePaths)]) expect(body).toContain(`'${text}'`)
  expect(body).toMatch(/\n\/\/ Pages: [\w-]{43}\n$/)
  expect(findStoredItem('cacheStorage', offlineCacheName)?.kind).toBe('necessary')
})
