import { orderStatuses } from '@colada/domain/orders/transitions'
import { describe, expect, it } from 'vitest'
import { cancellationEffect, moveEffect } from '#backoffice/features/orders/move-effect.ts'
import { messages } from '#backoffice/locales/es.ts'
import type { Translate } from '#backoffice/platform/language/messages.ts'

const t = ((key: string, params: object) => `${key} ${JSON.stringify(params ?? {})}`) as unknown as Translate

describe('what a move does', () => {
  it('is said for every status', () => {
    const known = Object.keys(messages.orders.moves.effect).map((name) => `orders:moves.effect.${name}`)
    for (const status of orderStatuses) expect(known).toContain(moveEffect(status, t).split(' ')[0])
    expect(moveEffect(77, t)).toBe('orders:moves.effect.undefined {"status":77}')
  })

  it('names what a cancellation returns, by whose fault it is', () => {
    const cancellation = { refund: 24.85, refund_by_shop: 38.75, return_due: false }
    expect(cancellationEffect(cancellation, 'customer', t)).toContain('24,85')
    expect(cancellationEffect(cancellation, 'shop', t)).toContain('38,75')
    const nothing = { ...cancellation, refund: 0, return_due: true }
    expect(cancellationEffect(nothing, 'customer', t)).toBe(
      'orders:moves.noRefund {} orders:moves.returnDue {}',
    )
  })
})
