import { describe, expect, it } from 'vitest'
import { isAllowedOrigin } from '#server/gateway/same-origin.ts'

const shop = 'https://shop.example'

describe('isAllowedOrigin', () => {
  it.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }, true, true],
    ['POST', { 'sec-fetch-site': 'same-origin' }, true, true],
    ['POST', { 'sec-fetch-site': 'cross-site' }, false, false],
    ['POST', { 'sec-fetch-site': 'same-site' }, true, false],
    ['DELETE', { origin: shop, host: 'inside:3000' }, true, true],
    ['POST', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true, true],
    ['POST', { origin: 'https://evil.example', host: 'shop.example' }, true, false],
    ['POST', { origin: 'null', host: 'shop.example' }, true, false],
    ['POST', {}, true, false],
    ['POST', {}, false, true],
  ])('%s with %o and a session %s: %s', (method, headers, hasSession, allowed) => {
    expect(isAllowedOrigin({ method, headers }, shop, hasSession)).toBe(allowed)
  })
})
