import { describe, expect, it, vi } from 'vitest'
import { Geolocation, unknownPlace } from '#storefront/server/geolocation.ts'

const url = 'https://geo.example/{ip}/json'
const madrid = { ip: '203.0.113.9', city: 'Madrid', postal: '28013', languages: 'es-ES,ca,gl' }
const fetchOf = (body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body))

const geolocationWith = (
  send: typeof fetch,
  options: { readonly clock?: () => number; readonly timeoutMs?: number } = {},
) => new Geolocation({ url, fetch: send, ...options })

describe('Geolocation', () => {
  it('requests an address once an hour', async () => {
    const time = { now: 1 }
    const send = fetchOf(madrid)
    const geolocation = geolocationWith(send, { clock: () => time.now })
    const place = { checked_ip: '203.0.113.9', estimated_city: 'Madrid', estimated_cp: '28013' }
    expect(geolocation.cached('203.0.113.9')).toEqual(unknownPlace)
    const [first, again] = await Promise.all([
      geolocation.estimate('203.0.113.9'),
      geolocation.estimate('::ffff:203.0.113.9'),
    ])
    expect([first, again, geolocation.cached('203.0.113.9')]).toEqual([place, place, place])
    expect(send.mock.calls.map(([address]) => address)).toEqual(['https://geo.example/203.0.113.9/json'])
    time.now = 3_600_002
    expect(geolocation.cached('203.0.113.9')).toEqual(unknownPlace)
    await geolocation.estimate('203.0.113.9')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('returns postal codes of Spain only, padded to five digits', async () => {
    const codeOf = async (response: object) =>
      (await geolocationWith(fetchOf(response)).estimate('203.0.113.9')).estimated_cp
    expect(await codeOf({ ...madrid, postal: 8028 })).toBe('08028')
    expect(await codeOf({ ...madrid, languages: 'de' })).toBe('')
    expect(await codeOf({ ...madrid, languages: 'es-MX' })).toBe('')
    expect(await codeOf({ city: 'Madrid' })).toBe('')
  })

  it('sends no request without a URL or for a private address', async () => {
    const send = fetchOf(madrid)
    expect(await new Geolocation({ url: null, fetch: send }).estimate('203.0.113.9')).toEqual(unknownPlace)
    for (const address of [
      '127.0.0.1',
      '::1',
      '10.2.3.4',
      '192.168.1.2',
      'fe80::1',
      '::ffff:10.0.0.1',
      'nonsense',
    ])
      expect(await geolocationWith(send).estimate(address)).toEqual(unknownPlace)
    expect(send).not.toHaveBeenCalled()
  })

  it('returns the unknown place after a timeout or a failure and retries after a minute', async () => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(new Error('late'))),
      )
    const failures: (typeof fetch)[] = [
      hanging,
      () => Promise.reject(new TypeError('network')),
      () => Promise.resolve(new Response('no', { status: 500 })),
      () => Promise.resolve(new Response('<html>')),
      () => Promise.resolve(Response.json({ city: 7 })),
    ]
    for (const response of failures) {
      const time = { now: 1 }
      const send = vi.fn(response)
      const geolocation = geolocationWith(send, { clock: () => time.now, timeoutMs: 20 })
      expect(await geolocation.estimate('203.0.113.9')).toEqual(unknownPlace)
      await geolocation.estimate('203.0.113.9')
      expect(send).toHaveBeenCalledTimes(1)
      time.now = 60_002
      await geolocation.estimate('203.0.113.9')
      expect(send).toHaveBeenCalledTimes(2)
    }
  })

  it('limits concurrent requests to sixteen', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const send = vi.fn<typeof fetch>(() => promise.then((response) => response.clone()))
    const geolocation = geolocationWith(send)
    const estimates = Array.from({ length: 40 }, (_, at) => geolocation.estimate(`203.0.113.${at}`))
    resolve(Response.json(madrid))
    const places = await Promise.all(estimates)
    expect(send).toHaveBeenCalledTimes(16)
    expect(places.filter(({ estimated_cp }) => estimated_cp !== '')).toHaveLength(16)
  })
})
