import { describe, expect, it, vi } from 'vitest'
import { createApp } from '#storefront/server/app.ts'
import { readConfig } from '#storefront/server/config.ts'

const needed = { API_URL: 'http://127.0.0.1:1', API_TOKEN: 'token' }

/** Who a shop thinks asks, when a machine says for whom it forwards. */
async function clientBehind(machine: string, TRUST_PROXY?: string): Promise<string> {
  const client = vi.fn()
  const app = await createApp({
    config: readConfig({ ...needed, TRUST_PROXY }),
    render: () => Promise.resolve(new Response('<p></p>')),
    catalogueVersion: () => 'v1',
    pages: () => Promise.resolve({ pages: [], paths: new Set<string>() }),
    waitUntilReady: () => Promise.resolve(),
    isReady: () => true,
  })
  app.addHook('onRequest', async ({ ip }) => client(ip))
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await app.inject({ url: '/healthz', remoteAddress: machine, headers })
  await app.close()
  return client.mock.calls[0]![0] as string
}

describe('who asks', () => {
  // Guard: with one list for all, everybody behind a balancer on another machine is one client and shares its places.
  it('is whom the balancers speak for that are named, and nobody else’s word', async () => {
    expect(await clientBehind('127.0.0.1')).toBe('203.0.113.9')
    expect(await clientBehind('10.1.2.3')).toBe('10.1.2.3')
    expect(await clientBehind('10.1.2.3', '172.16.0.1, 10.0.0.0/8')).toBe('203.0.113.9')
    expect(await clientBehind('127.0.0.1', '10.0.0.0/8')).toBe('203.0.113.9')
    expect(await clientBehind('192.0.2.1', 'loopback, 10.0.0.0/8')).toBe('192.0.2.1')
  })
})

describe('the service that guesses where somebody is', () => {
  const GEOLOCATION_URL = 'https://geo.example/{ip}/json'

  it('is asked only where one is named, with the place for the address in it', () => {
    expect(readConfig(needed).geolocationUrl).toBeNull()
    expect(readConfig({ ...needed, GEOLOCATION_URL: '' }).geolocationUrl).toBeNull()
    expect(readConfig({ ...needed, GEOLOCATION_URL }).geolocationUrl).toBe(GEOLOCATION_URL)
    for (const wrong of ['https://geo.example/json', 'geo.example/{ip}'])
      expect(() => readConfig({ ...needed, GEOLOCATION_URL: wrong })).toThrow('GEOLOCATION_URL: a service')
  })
})
