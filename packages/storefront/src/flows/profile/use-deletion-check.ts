import { isUnderWay } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { useState } from 'react'
import { useLazyWalletQuery, type WalletItem } from '../../features/account/profile/profile-endpoints.ts'
import { useLazyOrdersQuery } from '../../features/orders/endpoints.ts'

/** What the customer has to know before an account is deleted. */
export interface DeletionCheck {
  /** The API refuses the deletion while there are any. */
  readonly openOrders: readonly Order[]
  /** Uses of vouchers that end with the account. */
  readonly unusedUses: number
}

/** Requests the orders and vouchers that a deletion concerns; the result has the error of the first failed request. */
export function useDeletionCheck() {
  const [getOrders] = useLazyOrdersQuery()
  const [getWallet] = useLazyWalletQuery()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const [orders, wallet] = await Promise.all([getOrders(), getWallet()])
    setChecking(false)
    const error = orders.error ?? wallet.error
    if (error || !orders.data || !wallet.data) return { error: error ?? {} }
    const openOrders = orders.data.orders.filter(isUnderWay)
    return { data: { openOrders, unusedUses: sumUses(wallet.data) } satisfies DeletionCheck }
  }
  return { check, isChecking }
}

const sumUses = (wallet: readonly WalletItem[]) =>
  wallet.reduce((sum, { kind, usesLeft }) => sum + (kind === 'voucher' ? (usesLeft ?? 0) : 0), 0)
