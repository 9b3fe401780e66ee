import { storageDays, storageFeeOf, storageMailOf, storageStart } from '@colada/domain/claims/storage-fee'
import { describe, expect, it } from 'vitest'

// Case 23 of the operations, and the days of §5.5.
describe('the storage fee', () => {
  it.each([
    [0, 0],
    [90, 0],
    [91, 100],
    [97, 100],
    [98, 200],
    [150, 900],
    [179, 1300],
    [180, 1300],
    [400, 1300],
  ])('on day %i is %i cents', (days, fee) => {
    expect(storageFeeOf(days)).toBe(fee)
  })

  it('counts from the agreed delivery, or from the mail if it is later', () => {
    expect(storageStart('2027-01-10', null)).toBe('2027-01-10')
    expect(storageStart('2027-01-10', '2027-01-08')).toBe('2027-01-10')
    expect(storageStart('2027-01-10', '2027-01-12')).toBe('2027-01-12')
  })

  it('counts calendar days, over changes of the clock', () => {
    expect(storageDays('2027-03-01', '2027-05-30')).toBe(90)
    expect(storageDays('2027-03-01', '2027-02-01')).toBe(0)
  })

  it('is announced on four days', () => {
    expect([59, 60, 84, 85, 149, 150, 175, 400].map(storageMailOf)).toEqual([
      null,
      60,
      60,
      85,
      85,
      150,
      175,
      175,
    ])
  })
})
