import { problemText } from '@colada/client/api/problem-text'
import { formatMoney } from '@colada/domain/money/format-money'
import { priceOrder } from '@colada/domain/orders/price-order'
import { firstOrderDiscount, firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import type { Prices } from '@colada/domain/promotions/prices'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'
import type { CodePriceProps } from '../cart/cart-summary.tsx'
import { useQuoteQuery } from './endpoints.ts'

/**
 * The price of a cart with its code. The API prices it for customers; for visitors the welcome offer is priced by the
 * domain's rule, and other codes wait for the checkout, since they depend on the customer. Loaded when there is a code.
 */
export default function CartCodePrice({ code, lines, prices, children }: CodePriceProps) {
  const { t } = useTranslation(['common', 'promotions'])
  const signedIn = useAppSelector(selectSignedIn)
  const { data, currentData, error } = useQuoteQuery(
    signedIn
      ? { lines: lines.map(({ line }) => line), pickupId: null, deliveryId: null, promoCode: code }
      : skipToken,
  )
  if (!signedIn) {
    if (code !== firstOrderOffer.code) return children(prices, '', t('promotions:later'))
    const priced = lines.map((line) => line.priced)
    return withCode(
      priceOrder({ lines: priced, noShipping: prices.transport === 0, discount: firstOrderDiscount }),
      t('promotions:onGarments', firstOrderOffer),
    )
  }
  if (error) return children(prices, '', problemText(error, t))
  // While a changed cart is priced, the last price of the same code remains.
  const quote = currentData ?? (data?.code === code ? data : undefined)
  if (!quote) return children(prices, '…', '')
  return quote.code === '' ? children(prices, '', quote.rejection) : withCode(quote.prices, quote.terms)

  function withCode(reduced: Prices, terms: string) {
    return children(reduced, `−${formatMoney(reduced.discount)}`, terms)
  }
}
