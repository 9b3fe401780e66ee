import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import type { Cents } from '@colada/domain/money/money'
import type { PurchaseProcess } from '@colada/domain/orders/counter-process'
import type { ProcessType } from '@colada/domain/orders/process'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'

// Loaded in store mode only.
const CounterPayment = lazyWithRetry(() => import('./counter-payment.tsx'))

/** What the page that confirms a payment at a counter shows. */
export interface CounterOutcome {
  readonly processType: ProcessType
  /** What to give back of the cash. */
  readonly changeGiven: Cents
}

/** The payment that staff have chosen. */
export interface ChosenPayment {
  /** Fields of the request. */
  readonly fields: {
    readonly process_type: ProcessType
    /** Euros. */
    readonly cash_received?: number
    readonly terminal_ref?: string
  }
  /** What replaces the texts of the summary. */
  readonly summary: {
    readonly missing?: string
    readonly button?: string
    readonly note?: string
    readonly noteDetails?: undefined
  }
  /** `null` where the payment page follows. */
  readonly outcome: CounterOutcome | null
}

/** What a checkout does with the payment at a counter: nothing for customers, and for orders that cost nothing. */
export interface CounterPaymentState {
  readonly chosen: ChosenPayment | null
  readonly picker: ReactNode
}

/** The payment of a checkout in store mode (spec 000 §6): cash, the card terminal, unpaid, or the payment page. */
export function useCounterPayment(process: PurchaseProcess, total: Cents): CounterPaymentState {
  const { t } = useTranslation('orders')
  const isStaff = useAppSelector(selectStaff)
  const [chosen, setChosen] = useState<ChosenPayment | null>(null)
  if (!isStaff || total === 0) return { chosen: null, picker: null }
  return {
    // Until the choice has loaded, no order is placed.
    chosen: chosen ?? {
      fields: { process_type: process },
      summary: { missing: t('orders:checkout.pricing') },
      outcome: null,
    },
    picker: (
      <Suspense fallback={null}>
        <CounterPayment process={process} total={total} onChange={setChosen} />
      </Suspense>
    ),
  }
}
