import { normalizeTaxId, taxIdKind } from '@colada/domain/account/tax-id'
import { describe, expect, test } from 'vitest'

describe('tax identifiers', () => {
  test.each([
    ['12345678Z', 'nif'],
    ['00000000T', 'nif'],
    ['12345678-z', 'nif'],
    ['X1234567L', 'nie'],
    ['Y1234567X', 'nie'],
    ['Z1234567R', 'nie'],
    ['B12345674', 'cif'],
    ['A58818501', 'cif'],
    ['P2807900B', 'cif'],
    ['Q2826000H', 'cif'],
    ['G28029643', 'cif'],
    ['b-12.345.674', 'cif'],
  ] as const)('%s is a %s', (text, kind) => {
    expect(taxIdKind(text)).toBe(kind)
  })

  test.each([
    ['', 'nothing'],
    ['12345678A', 'the wrong letter of a NIF'],
    ['X1234567A', 'the wrong letter of a NIE'],
    ['B12345675', 'the wrong digit of a CIF'],
    ['B1234567D', 'a letter where a digit is required'],
    ['P28079002', 'a digit where a letter is required'],
    ['1234567Z', 'seven digits'],
    ['I12345674', 'a letter that no CIF begins with'],
    ['12345678Z1', 'a character too many'],
  ])('%s is refused: %s', (text) => {
    expect(taxIdKind(text)).toBeNull()
  })

  test('are normalized to upper case without separators', () => {
    expect(normalizeTaxId(' b-12.345 674 ')).toBe('B12345674')
  })
})
