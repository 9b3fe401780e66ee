import { describe, expect, it } from 'vitest'
import { readConfig as readApiConfig } from '#api/config.ts'
import { readConfig as readStorefrontConfig } from '#storefront/server/config.ts'

const storefront = { API_URL: 'http://127.0.0.1:1', API_TOKEN: 'token' }
const loopback = ['127.0.0.0/8', '::1/128']

/** Both processes parse the variable to the same networks. */
const parsers = [
  ['the API', (TRUST_PROXY?: string) => readApiConfig({ TRUST_PROXY }).trustProxy],
  [
    'the storefront',
    (TRUST_PROXY?: string) => readStorefrontConfig({ ...storefront, TRUST_PROXY }).trustProxy,
  ],
] as const

describe.each(parsers)('TRUST_PROXY in %s', (_, parse) => {
  it.each([
    [undefined, []],
    ['', []],
    ['loopback', []],
    ['10.0.0.1', ['10.0.0.1']],
    ['::1/128', []],
    [' 2001:db8::/32 , 10.0.0.0/8 ', ['2001:db8::/32', '10.0.0.0/8']],
    ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
  ])('parses %j to loopback and %j', (given, more) => {
    expect(parse(given)).toEqual([...loopback, ...more])
  })

  it.each([
    'true',
    'toString',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0/8',
    'loopback,,10.0.0.1',
    '::1/129',
    '10.0.0.1/8/8',
  ])('rejects %j', (given) => {
    expect(() => parse(given)).toThrow(/TRUST_PROXY/)
  })
})
