import { describe, expect, it, vi } from 'vitest'
import { createApp } from '#storefront/server/app.ts'
import { readConfig } from '#storefront/server/config.ts'

const needed = { API_URL: 'http://127.0.0.1:1', API_TOKEN: 'token' }

/** The client address of a request that a proxy forwards. */
async function clientBehind(proxy: string, TRUST_PROXY?: string): Promise<string> {
  const client = vi.fn()
  const app = await createApp({
    config: readConfig({ ...needed, TRUST_PROXY }),
    render: () => Promise.resolve(new Response('<p></p>')),
    catalogueVersion: () => 'v1',
    pages: () => Promise.resolve({ pages: [], paths: new Set<string>() }),
    posts: () => Promise.resolve([]),
    waitUntilReady: () => Promise.resolve(),
    isReady: () => true,
  })
  app.addHook('onRequest', async ({ ip }) => client(ip))
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await app.inject({ url: '/healthz', remoteAddress: proxy, headers })
  await app.close()
  return client.mock.calls[0]![0] as string
}

describe('TRUST_PROXY', () => {
  it('names the proxies whose X-Forwarded-For is used', async () => {
    expect(await clientBehind('127.0.0.1')).toBe('203.0.113.9')
    expect(await clientBehind('10.1.2.3')).toBe('10.1.2.3')
    expect(await clientBehind('10.1.2.3', '172.16.0.1, 10.0.0.0/8')).toBe('203.0.113.9')
    expect(await clientBehind('127.0.0.1', '10.0.0.0/8')).toBe('203.0.113.9')
    expect(await clientBehind('192.0.2.1', 'loopback, 10.0.0.0/8')).toBe('192.0.2.1')
  })
})

describe('GEOLOCATION_URL', () => {
  const GEOLOCATION_URL = 'https://geo.example/{ip}/json'

  it('is optional and must contain {ip}', () => {
    expect(readConfig(needed).geolocationUrl).toBeNull()
    expect(readConfig({ ...needed, GEOLOCATION_URL: '' }).geolocationUrl).toBeNull()
    expect(readConfig({ ...needed, GEOLOCATION_URL }).geolocationUrl).toBe(GEOLOCATION_URL)
    for (const wrong of ['https://geo.example/json', 'geo.example/{ip}'])
      expect(() => readConfig({ ...needed, GEOLOCATION_URL: wrong })).toThrow(
        'GEOLOCATION_URL must be the URL of a geolocation service',
      )
  })
})

it('allows Facebook with the id of its app only', () => {
  expect(readConfig(needed).hasFacebook).toBe(false)
  expect(readConfig({ ...needed, FACEBOOK_APP_ID: '' }).hasFacebook).toBe(false)
  expect(readConfig({ ...needed, FACEBOOK_APP_ID: '1' }).hasFacebook).toBe(true)
})

it('reads the pages of the app, and needs none', () => {
  expect(readConfig(needed).appStores).toEqual({ apple: null, google: null })
  const APP_STORE_URL = 'https://apps.apple.com/app/id1'
  expect(readConfig({ ...needed, APP_STORE_URL, PLAY_STORE_URL: '' }).appStores).toEqual({
    apple: APP_STORE_URL,
    google: null,
  })
  expect(() => readConfig({ ...needed, PLAY_STORE_URL: 'play' })).toThrow(
    'PLAY_STORE_URL must be the page of the app',
  )
})
