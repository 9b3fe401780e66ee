import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Quote } from './endpoints.ts'
import type { PromoRejection } from './use-promo-check.ts'

/** The promotion chosen for an order. */
export interface PromoChoice {
  /** Empty where no promotion is chosen. */
  readonly promoCode: string
  /** The customer removed the promotion: none is chosen automatically. */
  readonly withoutPromo: boolean
}

export interface PromoOptions {
  readonly draft: PromoChoice
  readonly quote: Quote | undefined
  /** Promotions of the customer; needed only with `choosesFirst`. */
  readonly promos?: readonly UserPromo[]
  /** Choose the first available promotion automatically. */
  readonly choosesFirst?: boolean
  readonly onChange: (choice: Partial<PromoChoice>) => void
}

/**
 * The promotion of an order (spec 000 §4, Coupon). One that no longer applies is cleared with its reason. The first one
 * is chosen automatically for a company, until the customer removes it.
 */
export function usePromo({ draft, quote, promos, choosesFirst = false, onChange }: PromoOptions) {
  const [dropped, setDropped] = useState<PromoRejection | null>(null)
  const { promoCode, withoutPromo } = draft

  const change = useEffectEvent(onChange)
  const rejection = promoCode === '' ? '' : (quote?.rejection ?? '')
  useEffect(() => {
    if (rejection === '') return
    setDropped({ code: promoCode, text: rejection })
    // A rejected promotion must not be chosen automatically again.
    change({ promoCode: '', withoutPromo: true })
  }, [rejection, promoCode])

  const first = promos?.find((promo) => promo.isAvailable)?.code
  useEffect(() => {
    if (choosesFirst && first !== undefined && promoCode === '' && !withoutPromo) {
      change({ promoCode: first })
    }
  }, [choosesFirst, first, promoCode, withoutPromo])

  const choose = (code: string) => {
    setDropped(null)
    onChange({ promoCode: code, withoutPromo: code === '' })
  }
  return { dropped, choose }
}
