import { useState } from 'react'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { type QuoteRequest, useLazyQuoteQuery } from './endpoints.ts'

/** A code that was not accepted, and what the API said of it. */
export interface PromoRejection {
  readonly code: string
  readonly text: string
}

/** Checks a code before it is used: only one that counts for this order is taken (spec 000 §4, Coupon). */
export function usePromoCheck(order: Omit<QuoteRequest, 'promoCode'>, onAccepted: (code: string) => void) {
  const { t } = useTranslation('account')
  const [check] = useLazyQuoteQuery()
  const [checking, setChecking] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<PromoRejection | null>(null)

  /** Whether it was accepted. */
  const apply = async (wanted: string): Promise<boolean> => {
    const code = wanted.trim()
    setRefusal(null)
    setChecking(code)
    const { data, error } = await check({ ...order, promoCode: code })
    setChecking(null)
    if (data?.code) {
      onAccepted(data.code)
      return true
    }
    setRefusal({ code, text: error ? problemText(error, t) : (data?.rejection ?? '') })
    return false
  }

  return { apply, checking, refusal }
}
