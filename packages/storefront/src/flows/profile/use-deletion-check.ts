import { fromEuros } from '@colada/domain/money/money'
import { isUnderWay } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { useState } from 'react'
import { type OwnBusiness, useLazyBusinessAccountQuery } from '../../features/account/business/endpoints.ts'
import { useLazyWalletQuery, type WalletItem } from '../../features/account/profile/profile-endpoints.ts'
import { useLazyOrdersQuery } from '../../features/orders/endpoints.ts'

/** What the customer has to know before an account is deleted. */
export interface DeletionCheck {
  /** The API refuses the deletion while there are any. */
  readonly openOrders: readonly Order[]
  /** What a company owes, and how it is paid; the API refuses the deletion until it is paid. */
  readonly debt: Debt | null
  /** Uses of vouchers that end with the account. */
  readonly unusedUses: number
}

export interface Debt {
  /** Cents. */
  readonly amount: number
  readonly transfer: OwnBusiness['transfer']
}

/**
 * Requests the orders and vouchers that a deletion concerns, and the account of a company; the result has the error of the
 * first failed request.
 */
export function useDeletionCheck({ isBusiness }: { readonly isBusiness: boolean }) {
  const [getOrders] = useLazyOrdersQuery()
  const [getWallet] = useLazyWalletQuery()
  const [getBusiness] = useLazyBusinessAccountQuery()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const [orders, wallet, business] = await Promise.all([
      getOrders(),
      getWallet(),
      isBusiness ? getBusiness() : null,
    ])
    setChecking(false)
    const error = orders.error ?? wallet.error ?? business?.error
    if (error || !orders.data || !wallet.data) return { error: error ?? {} }
    const openOrders = orders.data.orders.filter(isUnderWay)
    const debt = business?.data ? debtOf(business.data) : null
    return { data: { openOrders, debt, unusedUses: sumUses(wallet.data) } satisfies DeletionCheck }
  }
  return { check, isChecking }
}

function debtOf({ account, transfer }: OwnBusiness): Debt | null {
  return account.balance > 0 ? { amount: fromEuros(account.balance), transfer } : null
}

const sumUses = (wallet: readonly WalletItem[]) =>
  wallet.reduce((sum, { kind, usesLeft }) => sum + (kind === 'voucher' ? (usesLeft ?? 0) : 0), 0)
