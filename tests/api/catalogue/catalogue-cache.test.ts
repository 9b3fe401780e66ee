import { afterAll, beforeAll, expect, test } from 'vitest'
import { CatalogueCache } from '#api/catalogue/catalogue-cache.ts'
import { setNotice } from '#api/catalogue/notice.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('reads the version every two seconds, and encodes a new one', async () => {
  const time = { now: 0 }
  const cache = new CatalogueCache(api.db, () => time.now)
  const first = await cache.get('es')
  expect(await cache.get('es'), 'the very same bytes').toBe(first)
  await setNotice(api.db, {
    es: { message: 'Hoy hay paella', subheader: '' },
    en: { message: 'Paella today', subheader: '' },
  })
  time.now = 2_000
  expect(await cache.get('es')).toBe(first)
  time.now = 2_001
  const second = await cache.get('es')
  expect(second.etag).not.toBe(first.etag)
  expect(second.bytes.identity.toString()).toContain('Hoy hay paella')
})

test('recovers after the database was unavailable', async () => {
  const time = { now: 0 }
  let isAway = true
  const db = new Proxy(api.db, {
    get: (target, key, receiver) => {
      if (key === 'select' && isAway) throw new Error('Connection terminated')
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  const cache = new CatalogueCache(db, () => time.now)
  await expect(cache.get('es')).rejects.toThrow('Connection terminated')
  isAway = false
  expect((await cache.get('es')).bytes.identity.length).toBeGreaterThan(100_000)
})
