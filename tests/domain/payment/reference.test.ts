import { describe, expect, it } from 'vitest'
import { processTypes } from '@colada/domain/orders/process'
import { readReference, writeReference } from '@colada/domain/payment/reference'

describe('a payment’s reference', () => {
  it.each(processTypes)('for %s comes back as it went', (processType) => {
    const reference = { orderId: 41, userId: 7, processType }
    expect(writeReference(reference)).toBe(`41|7|${processType}`)
    expect(readReference(writeReference(reference))).toEqual(reference)
  })

  it.each([
    '',
    '41|7',
    '41|7|',
    '41|7|unknown_type',
    '|7|reserve_order',
    '041|7|reserve_order',
    '-41|7|reserve_order',
    '41|7|reserve_order|8',
    ' 41|7|reserve_order',
    '41.0|7|reserve_order',
    '41|7e1|reserve_order',
  ])('is not read from %j', (text) => {
    expect(readReference(text)).toBeNull()
  })
})
