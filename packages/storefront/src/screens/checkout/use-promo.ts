import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { useEffect, useState } from 'react'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import type { Quote } from '../../features/promotions/endpoints.ts'
import type { PromoRefusal } from '../../features/promotions/use-promo-check.ts'

export interface PromoOfOrder {
  readonly draft: OrderDraft
  readonly quote: Quote | undefined
  /** To choose the first from by itself; left out where nothing is. */
  readonly promos?: readonly UserPromo[]
  /** A company that has said when we bring everything back. */
  readonly choosesFirst?: boolean
  readonly onChange: (part: Partial<OrderDraft>) => void
}

/**
 * The promotion of the order (spec 000 §4, Coupon): one that stops counting is cleared with its reason, and a company's
 * first one is chosen by itself, until the customer takes it off.
 */
export function usePromo({ draft, quote, promos, choosesFirst = false, onChange }: PromoOfOrder) {
  const [dropped, setDropped] = useState<PromoRefusal | null>(null)
  const { promoCode, withoutPromo } = draft

  const refusal = promoCode === '' ? '' : (quote?.refusal ?? '')
  useEffect(() => {
    if (refusal === '') return
    setDropped({ code: promoCode, text: refusal })
    // What was chosen for the customer and refused must not be chosen again.
    onChange({ promoCode: '', withoutPromo: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal, promoCode])

  const first = promos?.find((promo) => promo.available)?.code
  useEffect(() => {
    if (choosesFirst && first !== undefined && promoCode === '' && !withoutPromo) {
      onChange({ promoCode: first })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choosesFirst, first, promoCode, withoutPromo])

  const choose = (code: string) => {
    setDropped(null)
    onChange({ promoCode: code, withoutPromo: code === '' })
  }
  return { dropped, choose }
}
