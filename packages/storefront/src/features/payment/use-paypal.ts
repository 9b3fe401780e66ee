import { statusCodes } from '@colada/domain/wire/status'
import { useRef } from 'react'
import type { ApiError } from '../../platform/api/base-query.ts'
import { toProblem } from '../../platform/api/problem-text.ts'
import { checking, confirming, type AttemptOutcome, type PaymentMethod, ready } from './attempt.ts'
import {
  type PayPalRequest,
  useCapturePayPalOrderMutation,
  useCreatePayPalOrderMutation,
} from './endpoints.ts'

/** The one gate that all ways to pay go through. */
type Attempt = (way: PaymentMethod, act: () => Promise<AttemptOutcome>) => Promise<AttemptOutcome | null>

const { notSignedIn, orderNotPayable, paymentDeclined, paymentUnderReview } = statusCodes

/**
 * Paying by PayPal: an attempt that lasts as long as PayPal's window. Its money is taken on the server; an answer
 * that does not come is asked for again, which never takes it twice (trust 9).
 */
export function usePayPal(wanted: PayPalRequest) {
  const [create] = useCreatePayPalOrderMutation()
  const [capture] = useCapturePayPalOrderMutation()
  /** Ends the attempt whose window is open. */
  const end = useRef<(outcome: AttemptOutcome) => void>(() => undefined)

  const take = async (paypalId: string): Promise<AttemptOutcome> => {
    const { error } = await capture({ orderId: wanted.orderId, paypalId })
    return error ? afterCapture(toProblem(error)) : confirming
  }

  return {
    /** What came of a payment that nobody heard the end of. */
    checkStatus: async (): Promise<AttemptOutcome> => {
      const { data, error } = await create(wanted)
      if (data === undefined) return error && isSettled(toProblem(error)) ? ready() : checking
      return data.isApproved ? take(data.id) : ready({ kind: 'unsent', message: '' })
    },
    /** Begins an attempt; answers PayPal's name for the order, and rejects where none can begin. */
    createOrder: (attempt: Attempt): Promise<string> =>
      new Promise((answer, refuse) => {
        const act = async (): Promise<AttemptOutcome> => {
          const { data, error } = await create(wanted)
          if (data === undefined) {
            refuse(new Error('The payment could not be prepared.'))
            return error ? afterPreparation(toProblem(error)) : checking
          }
          answer(data.id)
          return new Promise((resolve) => {
            end.current = resolve
          })
        }
        const begin = async () => {
          const outcome = await attempt('paypal', act)
          if (outcome === null) refuse(new Error('Another payment is under way.'))
        }
        void begin()
      }),
    approve: async (paypalId: string) => end.current(await take(paypalId)),
    /** The buyer turned back, or the window went without a word. */
    cancel: () => end.current(ready()),
    fail: () => end.current(ready({ kind: 'paypal', message: '' })),
  }
}

/** Nothing is on its way: the problem is of another kind, and its own screen tells it. */
function isSettled({ kind, code }: ApiError): boolean {
  return kind === 'refused' && ![paymentUnderReview.code, orderNotPayable.code].some((each) => each === code)
}

function afterPreparation({ code, message }: ApiError): AttemptOutcome {
  // Money is on its way already, or the order is no longer to be paid: its own status says which.
  if (code === paymentUnderReview.code || code === orderNotPayable.code) return checking
  // The log-in opens over the page by itself.
  return ready(code === notSignedIn.code ? null : { kind: 'paypal', message })
}

function afterCapture({ code }: ApiError): AttemptOutcome {
  return code === paymentDeclined.code ? ready({ kind: 'paypalDeclined', message: '' }) : checking
}
