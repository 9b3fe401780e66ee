import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { priceOrder } from '@colada/domain/orders/price-order'
import { Card, Heading, PriceSummary, Stack, Text, TextLink } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectKnownPlace } from '../../platform/store/place-slice.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { FreeShipping, useHasTransport } from './free-shipping.tsx'
import type { PricedCartLine } from './priced-lines.ts'

// A cart without a known place loads none of it; the component around it would be a request of its own.
const EarliestPickup = lazyWithRetry(() => import('../coverage/earliest-pickup.tsx'))

/** Takes a line while the pickup is loaded. */
const loadingLine = '\u00a0'

interface Props {
  readonly lines: readonly PricedCartLine[]
  readonly signedIn: boolean
  readonly servicesHref: string
  readonly onConfirm: () => void
}

/** Subtotal, transport and estimated total of the cart, and the button to the checkout. */
export function CartSummary({ lines, signedIn, servicesHref, onConfirm }: Props) {
  const { t } = useTranslation('cart')
  const place = useAppSelector(selectKnownPlace)
  const priced = lines.map((line) => line.priced)
  const hasTransport = useHasTransport(priced)
  const { items, transport, total, itemsVat, transportVat } = priceOrder({
    lines: priced,
    noShipping: !hasTransport,
  })
  const vat = itemsVat + transportVat
  // Prices of services for companies exclude VAT, so the total shows both (decisions: Money).
  const net = [
    { id: 'net', label: t('cart:net'), value: formatMoney(total - vat) },
    { id: 'tax', label: t('cart:tax', { percent: VAT_PERCENT }), value: formatMoney(vat) },
  ]

  return (
    <Card as="section" aria-labelledby="cart-summary">
      <Stack gap="md">
        <Heading level={2} size="title3" id="cart-summary">
          {t('cart:summary')}
        </Heading>
        <FreeShipping lines={priced} />
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
          {...(priced.some(isListedWithoutVat) && { net })}
          total={{
            label: t('cart:estimated'),
            value: formatMoney(total),
            note: t('cart:vatIncluded'),
          }}
        />
        <ConfirmButton lines={lines} signedIn={signedIn} onConfirm={onConfirm} />
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
