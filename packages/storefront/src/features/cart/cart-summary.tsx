import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { priceOrder } from '@colada/domain/orders/price-order'
import type { Prices } from '@colada/domain/promotions/prices'
import { Card, Heading, PriceSummary, Stack, Text, TextLink } from '@colada/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectKnownPlace } from '../../platform/store/place-slice.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { selectCoupon } from './cart-slice.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { FreeShipping, useHasTransport } from './free-shipping.tsx'
import type { PricedCartLine } from './priced-lines.ts'

// A cart without a known place loads none of it; the component around it would be a request of its own.
const EarliestPickup = lazyWithRetry(() => import('../coverage/earliest-pickup.tsx'))

/** Takes a line while the pickup is loaded. */
const loadingLine = '\u00a0'

export interface CodePriceProps {
  readonly code: string
  readonly lines: readonly Pick<PricedCartLine, 'line' | 'priced'>[]
  /** The price of the cart without the code. */
  readonly prices: Prices
  /** Renders the price, with the value and the note of the code. */
  readonly children: (prices: Prices, value: string, note: string) => ReactNode
}

interface Props {
  readonly lines: readonly PricedCartLine[]
  readonly signedIn: boolean
  readonly servicesHref: string
  /** Left out where the button to the checkout is elsewhere. */
  readonly onConfirm?: (() => void) | undefined
  /** What the payment accepts, after the button. */
  readonly paymentNote: ReactNode
  /** Prices a saved code; loaded lazily. */
  readonly CodePrice: ComponentType<CodePriceProps>
}

/** Subtotal, transport and estimated total of the cart, and the button to the checkout. */
export function CartSummary({ lines, signedIn, servicesHref, onConfirm, paymentNote, CodePrice }: Props) {
  const { t } = useTranslation('cart')
  const place = useAppSelector(selectKnownPlace)
  const priced = lines.map((line) => line.priced)
  const hasTransport = useHasTransport(priced)
  const coupon = useAppSelector(selectCoupon)
  // Garments added to an existing order take no code.
  const isInProcess = useAppSelector(selectInProcess)
  const prices = priceOrder({ lines: priced, noShipping: !hasTransport })
  const code = isInProcess ? '' : coupon

  const summaryOf = ({ items, transport, total, itemsVat, transportVat }: Prices, value = '', note = '') => {
    const vat = itemsVat + transportVat
    // Prices of services for companies exclude VAT, so the total shows both (decisions: Money).
    const net = [
      { id: 'net', label: t('cart:net'), value: formatMoney(total - vat) },
      { id: 'tax', label: t('cart:tax', { percent: VAT_PERCENT }), value: formatMoney(vat) },
    ]
    return (
      <PriceSummary
        label={t('cart:summary')}
        lines={[
          { id: 'subtotal', label: t('cart:subtotal'), value: formatMoney(items) },
          ...(hasTransport
            ? [
                {
                  id: 'transport',
                  label: t('cart:transport'),
                  value: transport === 0 ? t('cart:free') : formatMoney(transport),
                  note: t('cart:note'),
                },
              ]
            : []),
        ]}
        {...(code !== '' && { discount: { id: 'code', label: code, value, ...(note && { note }) } })}
        {...(priced.some(isListedWithoutVat) && { net })}
        total={{
          label: t('cart:estimated'),
          value: formatMoney(total),
          note: t('cart:vatIncluded'),
        }}
      />
    )
  }

  return (
    <Card as="section" aria-labelledby="cart-summary">
      <Stack gap="md">
        <Heading level={2} size="title3" id="cart-summary">
          {t('cart:summary')}
        </Heading>
        <FreeShipping lines={priced} />
        {code === '' ? (
          summaryOf(prices)
        ) : (
          <Suspense fallback={summaryOf(prices, '…')}>
            <CodePrice code={code} lines={lines} prices={prices}>
              {summaryOf}
            </CodePrice>
          </Suspense>
        )}
        {onConfirm && <ConfirmButton lines={lines} signedIn={signedIn} onConfirm={onConfirm} />}
        {paymentNote}
        {hasTransport && place && (
          <Text size="small" tone="secondary" align="center">
            <Suspense fallback={loadingLine}>
              <EarliestPickup postalCode={place.postalCode} fallback={loadingLine} />
            </Suspense>
          </Text>
        )}
        <Text align="center">
          <TextLink href={servicesHref}>{t('cart:keepShopping')}</TextLink>
        </Text>
      </Stack>
    </Card>
  )
}
