import { processTypes } from '@colada/domain/orders/process'
import { parseReference, formatReference } from '@colada/domain/payment/reference'
import { describe, expect, it } from 'vitest'

describe('the payment reference', () => {
  it.each(processTypes)('round-trips for %s', (processType) => {
    const reference = { orderId: 41, userId: 7, processType }
    expect(formatReference(reference)).toBe(`41|7|${processType}`)
    expect(parseReference(formatReference(reference))).toEqual(reference)
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
  ])('is null for %j', (text) => {
    expect(parseReference(text)).toBeNull()
  })
})
