import { problemText } from '@colada/client/api/problem-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuoteRequest, useLazyQuoteQuery } from './endpoints.ts'

/** A rejected code with the API's reason. */
export interface PromoRejection {
  readonly code: string
  readonly text: string
}

/** Checks a code before it is applied (spec 000 §4, Coupon). */
export function usePromoCheck(order: Omit<QuoteRequest, 'promoCode'>, onAccepted: (code: string) => void) {
  const { t } = useTranslation('common')
  const [check] = useLazyQuoteQuery()
  const [checking, setChecking] = useState<string | null>(null)
  const [rejection, setRejection] = useState<PromoRejection | null>(null)

  /** @returns Whether the code was applied. */
  const apply = async (typed: string): Promise<boolean> => {
    const code = typed.trim()
    setRejection(null)
    setChecking(code)
    const { data, error } = await check({ ...order, promoCode: code })
    setChecking(null)
    if (data?.code) {
      onAccepted(data.code)
      return true
    }
    setRejection({ code, text: error ? problemText(error, t) : (data?.rejection ?? '') })
    return false
  }

  return { apply, checking, rejection }
}
