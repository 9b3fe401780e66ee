import { campaignNames, MAX_URL_PARAMS_CHARACTERS, pickUrlParams } from '@colada/domain/wire/url-params'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

describe('campaign parameters of a URL', () => {
  it.each([
    ['', ''],
    ['?next=%2Fmi-perfil&email=ana%40example.com', ''],
    ['?utm_medium=cpc&q=x&utm_source=Vía%20Láctea', 'utm_source=V%C3%ADa+L%C3%A1ctea&utm_medium=cpc'],
    ['utm_source=one&utm_source=two', 'utm_source=one'],
    ['?gclid=%20Cj0K%0A%1B%5B31m%20&sponsor=', 'gclid=Cj0K%5B31m'],
    [`?fbclid=${'x'.repeat(256)}&sponsor=club`, 'sponsor=club'],
    ['?utm_source=%E0%A4', 'utm_source=%EF%BF%BD'],
  ])('%s are %s', (search, picked) => {
    expect(pickUrlParams(search)).toBe(picked)
  })

  test.prop([fc.array(fc.tuple(fc.constantFrom(...campaignNames), fc.string({ maxLength: 255 })))])(
    'are short, and stay the same when they are picked again',
    (pairs) => {
      const picked = pickUrlParams(String(new URLSearchParams(pairs)))
      expect(picked.length).toBeLessThanOrEqual(MAX_URL_PARAMS_CHARACTERS)
      expect(pickUrlParams(picked)).toBe(picked)
    },
  )
})
