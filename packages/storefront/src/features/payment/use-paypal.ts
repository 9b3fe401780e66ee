import type { ApiError } from '@colada/client/api/base-query'
import { toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { useRef } from 'react'
import { checking, confirming, type AttemptOutcome, type PaymentMethod, ready } from './attempt.ts'
import {
  type PayPalRequest,
  useCapturePayPalOrderMutation,
  useCreatePayPalOrderMutation,
} from './endpoints.ts'

/** `attempt` of `usePaymentAttempt`. */
type Attempt = (method: PaymentMethod, pay: () => Promise<AttemptOutcome>) => Promise<AttemptOutcome | null>

const { notSignedIn, orderNotPayable, paymentDeclined, paymentUnderReview } = statusCodes

/**
 * Payment by PayPal: an attempt lasts as long as PayPal's window. The server captures the payment; a capture without a
 * response is repeated, which is idempotent (trust 9).
 */
export function usePayPal(request: PayPalRequest) {
  const [create] = useCreatePayPalOrderMutation()
  const [capture] = useCapturePayPalOrderMutation()
  /** Resolves the attempt whose window is open. */
  const end = useRef<(outcome: AttemptOutcome) => void>(() => undefined)

  const captureOrder = async (paypalId: string): Promise<AttemptOutcome> => {
    const { error } = await capture({ orderId: request.orderId, paypalId })
    return error ? afterCapture(toProblem(error)) : confirming
  }

  return {
    /** Checks a payment with an unknown outcome; captures it if it was approved. */
    checkStatus: async (): Promise<AttemptOutcome> => {
      const { data, error } = await create(request)
      if (data === undefined) return error && isSettled(toProblem(error)) ? ready() : checking
      return data.isApproved ? captureOrder(data.id) : ready({ kind: 'unsent' })
    },
    /** Starts an attempt. Resolves to PayPal's order id; rejects when none can start. */
    createOrder: (attempt: Attempt): Promise<string> =>
      new Promise((resolve, reject) => {
        const pay = async (): Promise<AttemptOutcome> => {
          const { data, error } = await create(request)
          if (data === undefined) {
            reject(new Error('The payment could not be prepared.'))
            return error ? afterPreparation(toProblem(error)) : checking
          }
          resolve(data.id)
          return new Promise((resolveAttempt) => {
            end.current = resolveAttempt
          })
        }
        const start = async () => {
          const outcome = await attempt('paypal', pay)
          if (outcome === null) reject(new Error('Another payment is under way.'))
        }
        void start()
      }),
    approve: async (paypalId: string) => end.current(await captureOrder(paypalId)),
    /** The buyer cancelled, or the window was closed. */
    cancel: () => end.current(ready()),
    fail: () => end.current(ready({ kind: 'paypal' })),
  }
}

/** Whether the rejection means that no payment is in progress. */
function isSettled({ kind, code }: ApiError): boolean {
  return kind === 'refused' && ![paymentUnderReview.code, orderNotPayable.code].some((each) => each === code)
}

function afterPreparation({ code, message }: ApiError): AttemptOutcome {
  // A payment is in progress, or the order is no longer payable; its status shows which.
  if (code === paymentUnderReview.code || code === orderNotPayable.code) return checking
  // The log-in dialog opens by itself.
  return ready(code === notSignedIn.code ? null : { kind: 'paypal', message })
}

function afterCapture({ code }: ApiError): AttemptOutcome {
  return code === paymentDeclined.code ? ready({ kind: 'paypalDeclined' }) : checking
}
