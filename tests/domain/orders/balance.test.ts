import { openBalance, pendingBalance } from '@colada/domain/orders/balance'
import { describe, expect, it } from 'vitest'

const order = { status: 0, isOnAccount: false, total: 2909, paid: 2885, refundsTotal: 0, withdrawn: 0 }

describe('what an accepted order still owes', () => {
  it.each([
    ['an amount that was too small to be charged', order, 24, 24],
    ['up to ten cents, which are not asked for', { ...order, paid: 2899 }, 10, 0],
    ['eleven cents', { ...order, paid: 2898 }, 11, 11],
    ['nothing once it is paid', { ...order, paid: 2909 }, 0, 0],
    [
      'nothing for what a withdrawal returned',
      { ...order, paid: 2909, refundsTotal: 790, withdrawn: 790 },
      0,
      0,
    ],
    ['nothing less after a payment that was refunded', { ...order, paid: 5770, refundsTotal: 2885 }, 24, 24],
    ['nothing before it is accepted', { ...order, status: 1, paid: 0 }, 0, 0],
    ['nothing after its cancellation', { ...order, status: 60 }, 0, 0],
    ['nothing on account', { ...order, isOnAccount: true, paid: 0 }, 0, 0],
  ])('is %s', (_, account, balance, pending) => {
    expect([openBalance(account), pendingBalance(account)]).toEqual([balance, pending])
  })
})
