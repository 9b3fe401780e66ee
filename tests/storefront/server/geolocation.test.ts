import { describe, expect, it, vi } from 'vitest'
import { Geolocation, unknownPlace } from '#storefront/server/geolocation.ts'

const url = 'https://geo.example/{ip}/json'
const madrid = { ip: '203.0.113.9', city: 'Madrid', postal: '28013', languages: 'es-ES,ca,gl' }
const answering = (answer: unknown) => vi.fn<typeof fetch>(async () => Response.json(answer))

const open = (
  send: typeof fetch,
  options: { readonly clock?: () => number; readonly patience?: number } = {},
) => new Geolocation({ url, fetch: send, ...options })

describe('where somebody seems to be', () => {
  it('is what the service says of their address, asked for once an hour', async () => {
    const time = { now: 0 }
    const send = answering(madrid)
    const geolocation = open(send, { clock: () => time.now })
    const place = { checked_ip: '203.0.113.9', estimated_city: 'Madrid', estimated_cp: '28013' }
    expect(geolocation.known('203.0.113.9')).toEqual(unknownPlace)
    const [first, again] = await Promise.all([
      geolocation.ask('203.0.113.9'),
      geolocation.ask('::ffff:203.0.113.9'),
    ])
    expect([first, again, geolocation.known('203.0.113.9')]).toEqual([place, place, place])
    expect(send.mock.calls.map(([address]) => address)).toEqual(['https://geo.example/203.0.113.9/json'])
    time.now = 3_600_001
    expect(geolocation.known('203.0.113.9')).toEqual(unknownPlace)
    await geolocation.ask('203.0.113.9')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('has a postal code in Spain only, with the nought that a number loses', async () => {
    const codeOf = async (answer: object) => (await open(answering(answer)).ask('203.0.113.9')).estimated_cp
    expect(await codeOf({ ...madrid, postal: 8028 })).toBe('08028')
    expect(await codeOf({ ...madrid, languages: 'de' })).toBe('')
    expect(await codeOf({ ...madrid, languages: 'es-MX' })).toBe('')
    expect(await codeOf({ city: 'Madrid' })).toBe('')
  })

  it('is unknown where nobody is asked, and of whom nobody outside knows', async () => {
    const send = answering(madrid)
    expect(await new Geolocation({ url: null, fetch: send }).ask('203.0.113.9')).toEqual(unknownPlace)
    for (const inside of [
      '127.0.0.1',
      '::1',
      '10.2.3.4',
      '192.168.1.2',
      'fe80::1',
      '::ffff:10.0.0.1',
      'nonsense',
    ])
      expect(await open(send).ask(inside)).toEqual(unknownPlace)
    expect(send).not.toHaveBeenCalled()
  })

  // Guard: without the patience a service that hangs would hold up who asks.
  it('is unknown when the service hangs, fails or talks nonsense, and it is left alone for a minute', async () => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(new Error('late'))),
      )
    const answers: (typeof fetch)[] = [
      hanging,
      () => Promise.reject(new TypeError('no line')),
      () => Promise.resolve(new Response('no', { status: 500 })),
      () => Promise.resolve(new Response('<html>')),
      () => Promise.resolve(Response.json({ city: 7 })),
    ]
    for (const answer of answers) {
      const time = { now: 0 }
      const send = vi.fn(answer)
      const geolocation = open(send, { clock: () => time.now, patience: 20 })
      expect(await geolocation.ask('203.0.113.9')).toEqual(unknownPlace)
      await geolocation.ask('203.0.113.9')
      expect(send).toHaveBeenCalledTimes(1)
      time.now = 60_001
      await geolocation.ask('203.0.113.9')
      expect(send).toHaveBeenCalledTimes(2)
    }
  })

  // Guard: without the bound a flood of visitors would be passed on to the service.
  it('asks about sixteen at once at most', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const send = vi.fn<typeof fetch>(() => promise.then((answer) => answer.clone()))
    const geolocation = open(send)
    const asked = Array.from({ length: 40 }, (_, at) => geolocation.ask(`203.0.113.${at}`))
    resolve(Response.json(madrid))
    const places = await Promise.all(asked)
    expect(send).toHaveBeenCalledTimes(16)
    expect(places.filter(({ estimated_cp }) => estimated_cp !== '')).toHaveLength(16)
  })
})
