import { describe, expect, it } from 'vitest'

import { shortAddress } from '../../../../packages/ui/src/shop/account/address-select.tsx'

describe('the label of an address', () => {
  it('stays whole up to 51 characters', () => {
    const label = 'x'.repeat(51)
    expect(shortAddress(label)).toBe(label)
  })

  it('is cut to 40 from 52 on', () => {
    expect(shortAddress('x'.repeat(52))).toBe(`${'x'.repeat(40)}…`)
  })

  it('does not end in a space before the ellipsis', () => {
    expect(shortAddress(`${'x'.repeat(39)} ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(39)}…`)
  })
})
